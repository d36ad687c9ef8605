## Spillets slutt

end-title = Sluttstilling
end-player = Spiller
end-roads = Veier
end-cities = Byer
end-monasteries = Klostre
end-gardens = Hager
end-fields = Jorder
end-fairy = Feen
end-ransom = Løsepenger
end-total = Sum
end-curve = Poeng gjennom spillet
end-same-tiles = Spill igjen med samme brikker
end-new-tiles = Spill igjen med nye brikker
end-look = Se på kartet
