# Why the window does not open; said before there is one
opening-no-screen = Landnam fant ingen skjerm å åpne vinduet på. Start programmet i et grafisk skrivebordsmiljø; fra en annen maskin må vinduet videresendes (ssh -X).
opening-no-opengl = Landnam kan ikke åpne vinduet fordi OpenGL ikke virker på denne maskinen. Installer skjermdriveren; på Debian og Ubuntu tegner pakken libgl1-mesa-dri også uten skjermkort.
opening-library = Landnam kan ikke åpne vinduet fordi biblioteket { $name } mangler. README sier hvilke pakker som må installeres.
opening-crashed = Noe gikk galt, og Landnam måtte lukkes. Spillet ditt er tatt vare på slik det var etter siste handling.
opening-unknown = Landnam kunne ikke åpne vinduet.
opening-details = Det som skjedde, er skrevet ned i { $path }.
