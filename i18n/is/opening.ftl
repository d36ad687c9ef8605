# Why the window does not open; said before there is one
opening-no-screen = Landnam fann engan skjá til að opna gluggann á. Ræstu forritið á skjáborði; ef þú tengist úr annarri tölvu þarf að kveikja á X11-framsendingu (ssh -X).
opening-no-opengl = Landnam getur ekki opnað gluggann því að OpenGL virkar ekki á þessari tölvu. Settu upp skjákortsrekilinn; á Debian og Ubuntu nægir pakkinn libgl1-mesa-dri, jafnvel án skjákorts.
opening-library = Landnam getur ekki opnað gluggann því að safnið { $name } vantar. Í README er sagt hvaða pakka þarf að setja upp.
opening-crashed = Eitthvað fór úrskeiðis og Landnam varð að hætta. Spilið þitt er vistað eins og það var eftir síðustu aðgerð.
opening-unknown = Landnam gat ekki opnað gluggann.
opening-details = Það sem gerðist er skráð í { $path }.
