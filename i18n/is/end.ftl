## Leikslok

end-title = Lokastig
end-player = Leikmaður
end-roads = Vegir
end-cities = Borgir
end-monasteries = Klaustur
end-gardens = Garðar
end-fields = Akrar
end-fairy = Álfur
end-ransom = Lausnargjald
end-total = Samtals
end-curve = Þróun stiga í spilinu
end-same-tiles = Spila aftur með sömu flísum
end-new-tiles = Spila aftur með nýjum flísum
end-look = Skoða kortið
