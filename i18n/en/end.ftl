## The end of the game

end-title = Final scores
end-player = Player
end-roads = Roads
end-cities = Cities
end-monasteries = Monasteries
end-gardens = Gardens
end-fields = Fields
end-fairy = Fairy
end-ransom = Ransom
end-total = Total
end-curve = Scores over the game
end-same-tiles = Play again with the same tiles
end-new-tiles = Play again with new tiles
end-look = View the map
