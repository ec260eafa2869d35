/** What the server says, in the form of its texts: values take the places in braces. */
export const server: Record<string, string> = {
  'PostgreSQL {version}, answered in {ms} ms': 'PostgreSQL {version}, Antwort in {ms} ms',
  'Answered in {ms} ms': 'Antwort in {ms} ms',
  '{running} running, {waiting} waiting': '{running} laufen, {waiting} warten',
  '{which} longer than {minutes} minutes': '{which} länger als {minutes} Minuten',
  '{count} jobs wait': '{count} Aufträge warten',
  '1 job waits': '1 Auftrag wartet',
  '{room}; the main process takes {size}': '{room}; der Hauptprozess belegt {size}',
  '{room}; the database takes {size}': '{room}; die Datenbank belegt {size}',
  '{free} of {total} free': '{free} von {total} frei',
  'Does not answer': 'Antwortet nicht',
  'Could not be measured': 'Nicht messbar',
  'This page is for admins.': 'Diese Seite ist für Admins.',
  'This person no longer exists.': 'Diese Person gibt es nicht mehr.',
  'You cannot disable your own account.': 'Dein eigenes Konto kannst du nicht sperren.',
  'This account is disabled. Please enable it first.':
    'Dieses Konto ist gesperrt. Bitte gib es zuerst frei.',
  'The mail could not be sent. The server’s log gives the reason.':
    'Die Mail konnte nicht gesendet werden. Warum, steht im Protokoll des Servers.',
  'This is the last admin. Please make somebody else an admin first.':
    'Das ist der letzte Admin. Bitte mach zuerst jemand anderen zum Admin.',
  'You are the only admin here. Please make somebody else an admin first, under Admin.':
    'Du bist hier der einzige Admin. Bitte mach zuerst unter „Admin“ jemand anderen dazu.',
  'This person is an admin through the server’s setting ADMIN_EMAILS, which has to be changed there.':
    'Diese Person ist durch die Einstellung ADMIN_EMAILS des Servers Admin; das lässt sich nur dort ändern.',
  'This Trove does not know the assistant. Please connect it again from the assistant.':
    'Dieses Trove kennt den Assistenten nicht. Bitte verbinde ihn vom Assistenten aus neu.',
  'The request names an address that the assistant did not register. It may not come from the assistant.':
    'Die Anfrage nennt eine Adresse, die der Assistent nicht angemeldet hat. Vielleicht kommt sie gar nicht von ihm.',
  'The assistant asks in a way that this Trove does not support.':
    'Der Assistent fragt auf eine Weise, die dieses Trove nicht kennt.',
  'You have connected {count} assistants already. Disconnect one that you no longer use first.':
    'Du hast schon {count} Assistenten verbunden. Trenne zuerst einen, den du nicht mehr nutzt.',
  'This assistant is not connected.': 'Dieser Assistent ist nicht verbunden.',
  'The original cannot be fetched from where it is stored. Please try again later.':
    'Das Original lässt sich gerade nicht aus seinem Speicher holen. Bitte versuche es später noch einmal.',
  'Wrong email or password.': 'E-Mail oder Passwort ist falsch.',
  'The current password is wrong.': 'Das aktuelle Passwort ist falsch.',
  'This account has no password yet. Log out and use "Forgot password" to choose one.':
    'Dieses Konto hat noch kein Passwort. Melde dich ab und wähle eines über „Passwort vergessen“.',
  'There is already an account with this email.':
    'Es gibt schon ein Konto mit dieser E-Mail-Adresse.',
  'This link is no longer valid. Please ask for a new one.':
    'Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.',
  'Wrong code.': 'Der Code ist falsch.',
  'This code was used already. Please wait for the next one in your app.':
    'Dieser Code wurde schon verwendet. Warte auf den nächsten deiner App.',
  'This took too long or was tried too often. Please enter your password again.':
    'Das hat zu lange gedauert oder wurde zu oft versucht. Bitte gib dein Passwort erneut ein.',
  'There were too many wrong codes. Please try again in 15 minutes.':
    'Es gab zu viele falsche Codes. Bitte versuche es in 15 Minuten erneut.',
  'This passkey was not accepted.': 'Dieser Passkey wurde nicht angenommen.',
  'No account here has this passkey. It may have been removed.':
    'Kein Konto hier kennt diesen Passkey. Vielleicht wurde er entfernt.',
  'This took too long. Please try again.': 'Das hat zu lange gedauert. Bitte versuche es erneut.',
  'Please enter a valid email address.': 'Bitte gib eine gültige E-Mail-Adresse ein.',
  'Please enter your name.': 'Bitte gib deinen Namen ein.',
  'The name may have at most {count} characters.': 'Der Name darf höchstens {count} Zeichen haben.',
  'The password needs at least {count} characters.':
    'Das Passwort braucht mindestens {count} Zeichen.',
  'The password may have at most {count} characters.':
    'Das Passwort darf höchstens {count} Zeichen haben.',
  'Too many visitors came from your network. Please try again in {wait}, or sign up.':
    'Aus deinem Netz kamen zu viele Besucher. Versuche es in {wait} erneut oder registriere dich.',
  'Please sign in again.': 'Bitte melde dich wieder an.',
  'Please log in first.': 'Bitte melde dich zuerst an.',
  'This browser is logged out already.': 'Dieser Browser ist schon abgemeldet.',
  'This passkey does not exist.': 'Diesen Passkey gibt es nicht.',
  'You have {count} passkeys already. Remove one that you no longer use first.':
    'Du hast schon {count} Passkeys. Entferne zuerst einen, den du nicht mehr brauchst.',
  'Two-factor authentication is on already.': 'Die Zwei-Faktor-Authentifizierung ist schon ein.',
  'Two-factor authentication is off.': 'Die Zwei-Faktor-Authentifizierung ist aus.',
  'The first account here needs the setup code. Trove prints it in its log when it starts.':
    'Das erste Konto braucht den Einrichtungscode. Trove gibt ihn beim Start in seinem Protokoll aus.',
  'Wrong setup code. Trove prints the current one in its log when it starts.':
    'Falscher Einrichtungscode. Trove gibt den aktuellen beim Start in seinem Protokoll aus.',
  'This job is no longer among the failed ones.':
    'Dieser Auftrag ist nicht mehr unter den fehlgeschlagenen.',
  'There is no such answer.': 'Diese Antwort gibt es nicht.',
  'This is not remembered.': 'Das ist nicht gemerkt.',
  'Answering was interrupted. Please ask again.':
    'Das Antworten wurde unterbrochen. Bitte frag erneut.',
  'You have {count} keys already. Revoke one that you no longer use first.':
    'Du hast schon {count} Schlüssel. Widerrufe zuerst einen, den du nicht mehr brauchst.',
  'This key does not exist.': 'Diesen Schlüssel gibt es nicht.',
  'This request is too large.': 'Diese Anfrage ist zu groß.',
  'The answer was stopped.': 'Die Antwort wurde angehalten.',
  'This conversation does not exist.': 'Diese Unterhaltung gibt es nicht.',
  'You can ask {count} a day, and have asked them today. You can ask again in {wait}. An admin can raise the limit.':
    'Deine {count} für heute sind gestellt. In {wait} kannst du wieder fragen. Ein Admin kann die Grenze anheben.',
  'You can ask {count} a day, and have asked them today. You can ask again in {wait}. Sign up to ask more now.':
    'Deine {count} für heute sind gestellt. In {wait} kannst du wieder fragen. Melde dich an, um jetzt weiterzufragen.',
  'Your account can hold {most}, and this would be more. None of it was stored. Delete something first, or ask an admin for more room.':
    'Dein Konto fasst {most}, und das wäre mehr. Nichts davon wurde gespeichert. Lösche zuerst etwas, oder bitte einen Admin um mehr Platz.',
  'Your account is full. Delete something or ask an admin for more storage.':
    'In deinem Konto ist kein Platz mehr. Lösche zuerst etwas, oder bitte einen Admin um mehr Platz.',
  'Guests can store {count} documents of {size} in all, and this upload would be more. None of it was stored. Sign up to store more: what you have stays yours.':
    'Gäste können {count} Dokumente mit zusammen {size} speichern, und das wären mehr. Nichts davon wurde gespeichert. Registriere dich, um mehr zu speichern: Was du hast, bleibt deins.',
  'There is no file in this upload.': 'Es wurde keine Datei hochgeladen.',
  'The upload was interrupted. Please try again.':
    'Das Hochladen ist abgebrochen. Bitte versuche es erneut.',
  '{name}: File size must be less than 10MB': '{name}: Die Datei muss kleiner als 10 MB sein',
  '{name}: The file is empty': '{name}: Die Datei ist leer',
  'These are too many files for one upload. Choose at most 200 files of 200MB in all.':
    'Das sind zu viele Dateien auf einmal. Wähle höchstens 200 Dateien mit zusammen 200 MB.',
  'This can no longer be restored.': 'Das lässt sich nicht mehr wiederherstellen.',
  'This document is being deleted. Please upload it again in a minute.':
    'Dieses Dokument wird gerade gelöscht. Bitte lade es in einer Minute noch einmal hoch.',
  'A document can have up to {count} tags.': 'Ein Dokument kann bis zu {count} Schlagwörter haben.',
  'This document does not exist.': 'Dieses Dokument gibt es nicht.',
  'This passage does not exist.': 'Diese Textstelle gibt es nicht.',
  'Many files are arriving right now. Please try again in a moment.':
    'Gerade kommen viele Dateien an. Bitte versuche es gleich noch einmal.',
  'The disk of this installation is full, so nothing was stored. Please free some space and try again.':
    'Die Festplatte dieser Installation ist voll, deshalb wurde nichts gespeichert. Schaffe Platz und versuche es erneut.',
  'The database cannot be reached at the moment. Please try again shortly.':
    'Die Datenbank ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
  'That was a lot at once. Please try again in {wait}.':
    'Das war viel auf einmal. Bitte versuche es in {wait} erneut.',
  '{count} seconds': '{count} Sekunden',
  '{count} minutes': '{count} Minuten',
  '{count} hours': '{count} Stunden',
  '1 second': '1 Sekunde',
  '1 minute': '1 Minute',
  '1 hour': '1 Stunde',
  'This call came from another website and was refused.':
    'Dieser Aufruf kam von einer anderen Website und wurde abgelehnt.',
  'Please sign up first. A guest’s data is kept for only a day, and this is meant to last.':
    'Bitte registriere dich zuerst. Was ein Gast mitbringt, bleibt nur einen Tag, und das hier soll bleiben.',
  'Enter the name of the model.': 'Gib den Namen des Modells ein.',
  'This is not one of the local servers that this installation allows.':
    'Das ist keiner der lokalen Server, die diese Installation erlaubt.',
  'Enter the address of the server, with https.': 'Gib die Adresse des Servers mit https ein.',
  'This transaction does not exist.': 'Diesen Umsatz gibt es nicht.',
  'This data source does not exist.': 'Diese Datenquelle gibt es nicht.',
  'Google cannot be reached right now. Please try again.':
    'Google ist gerade nicht erreichbar. Bitte versuche es erneut.',
  'Enter the client ID and the client secret under Configure first.':
    'Gib zuerst unter „Einrichten“ Client-ID und Client-Secret ein.',
  'This source needs no authorization.': 'Diese Quelle braucht keine Freigabe.',
  'Choose at least two different people.': 'Wähle mindestens zwei verschiedene Personen.',
  'This is all that is known about the person.': 'Mehr ist von dieser Person nicht bekannt.',
  'This change no longer exists.': 'Diese Änderung gibt es nicht mehr.',
  'This person does not exist.': 'Diese Person gibt es nicht.',
  'This suggestion no longer exists.': 'Diesen Vorschlag gibt es nicht mehr.',
  'Wait until your other queries have ended.': 'Warte, bis deine anderen Abfragen fertig sind.',
  'This query does not exist.': 'Diese Abfrage gibt es nicht.',
  'No source recognises one of these files. Choose its source, or leave it out.':
    'Keine Quelle kennt eine dieser Dateien. Wähle die passende Quelle oder lass sie weg.',
  'An import takes at most {count} files of {size} GB each.':
    'Ein Import umfasst höchstens {count} Dateien mit je {size} GB.',
  'These files are no longer here. Add them again.':
    'Diese Dateien sind nicht mehr hier. Füge sie erneut hinzu.',
  'This is sample data. It comes from no account, so there is nothing to sync, import or configure. Remove the sample data as a whole.':
    'Das sind Beispieldaten. Sie kommen aus keinem Konto, also gibt es nichts abzugleichen, zu importieren oder einzurichten. Entferne die Beispieldaten als Ganzes.',
  'Please speak for at most {count} seconds at a time.':
    'Bitte sprich höchstens {count} Sekunden am Stück.',
  'Many people are speaking right now. Please try again in a moment.':
    'Gerade sprechen viele. Bitte versuche es gleich noch einmal.',
  'The query was stopped because it used too much.':
    'Die Abfrage wurde beendet, weil sie zu viel verbraucht hat.',
  'The query took too long and was stopped.':
    'Die Abfrage hat zu lange gedauert und wurde beendet.',
  'Trove is stopping.': 'Trove wird gerade beendet.',
  'The query needs more memory than it may use.':
    'Die Abfrage braucht mehr Speicher, als sie nutzen darf.',
  'The query was cancelled before it ran.': 'Die Abfrage wurde abgebrochen, bevor sie lief.',
  'This is not valid SQL: {reason}': 'Das ist kein gültiges SQL: {reason}',
  'The result is too large. Ask for fewer rows or shorter texts.':
    'Das Ergebnis ist zu groß. Frag nach weniger Zeilen oder kürzeren Texten.',
  'This SQL could not be run: {reason}': 'Dieses SQL ließ sich nicht ausführen: {reason}',
  'This SQL could not be run over these rows.':
    'Dieses SQL ließ sich auf diesen Zeilen nicht ausführen.',
  'Too many people are asking at once.': 'Gerade fragen zu viele gleichzeitig.',
  'Nothing is imported yet. Import an exported file to fill this source.':
    'Noch ist nichts importiert. Importiere eine exportierte Datei, um diese Quelle zu füllen.',
  'The pasted text is not a WhatsApp chat export, so nothing was imported. Import the exported file instead.':
    'Der eingefügte Text ist kein Chat, wie WhatsApp ihn exportiert, also wurde nichts importiert. Importiere stattdessen die exportierte Datei.',
  'The details to sign in are incomplete. Enter them under Configure, or import an exported file.':
    'Die Zugangsdaten sind unvollständig. Gib sie unter „Einrichten“ ein oder importiere eine exportierte Datei.',
  '{name} has not yet given Trove access. Allow it there first.':
    '{name} weiß noch nicht, dass Trove lesen darf. Erlaube es zuerst dort.',
  'Trove is connecting to {name}.': 'Trove verbindet sich mit {name}.',
  'These files contain no {name} export that Trove can read.':
    'In diesen Dateien ist kein Export von {name}, den Trove lesen kann.',
  'The import contained nothing new.': 'Der Import enthielt nichts Neues.',
  '{name} refused the address or the password. Check them under Configure.':
    '{name} hat Adresse oder Passwort abgelehnt. Prüfe sie unter „Einrichten“.',
  'This is the usual password of the account. Create an app password and enter that instead.':
    'Das ist das normale Passwort des Kontos. Erstelle ein App-Passwort und gib dieses ein.',
  '{name} no longer accepts these details. Enter them again under Configure.':
    '{name} akzeptiert die Angaben nicht mehr. Gib sie unter „Einrichten“ erneut ein.',
  '{name} requires you to sign in once in a browser and confirm your identity. Then sync again.':
    '{name} möchte, dass du dich einmal im Browser anmeldest und bestätigst, dass du es bist. Gleiche dann erneut ab.',
  '{name} does not allow access to this account.': '{name} erlaubt nicht, dieses Konto zu lesen.',
  '{name} limits requests at the moment. Trove continues automatically.':
    '{name} bittet um eine Pause. Trove macht von selbst weiter.',
  'The daily limit of {name} is used up. Trove continues automatically.':
    'Das Tageslimit von {name} ist erreicht. Trove macht von selbst weiter.',
  '{name} cannot be reached right now. Trove tries again automatically.':
    '{name} ist gerade nicht erreichbar. Trove versucht es von selbst erneut.',
  '{name} no longer has the requested data.':
    'Was von {name} abgerufen werden sollte, gibt es dort nicht.',
  'The file is damaged or of another kind.': 'Die Datei ist beschädigt oder von anderer Art.',
  'Trove cannot read this kind of file here.': 'Diese Art von Datei kann Trove hier nicht lesen.',
  'The connection to {name} is not secure, so nothing was sent.':
    'Die Verbindung zu {name} ist nicht sicher, deshalb wurde nichts gesendet.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuche es erneut.',
  'PDF files': 'PDF-Dateien',
  'Text documents': 'Textdokumente',
  Spreadsheets: 'Tabellen',
  'Send the sound as a WAV file.': 'Sende den Ton als WAV-Datei.',
  '{name} is encrypted. Enter what opens it, or leave it out.':
    '{name} ist verschlüsselt. Gib ein, was sie öffnet, oder lass sie weg.',
  'This does not open {name}. Check it and try again; nothing was imported.':
    'Das öffnet {name} nicht. Prüfe es und versuche es noch einmal; nichts wurde importiert.',
  'A table that is kept may have at most {size}.':
    'Eine gespeicherte Tabelle darf höchstens {size} haben.',
  'You can ask {count} a day, and have asked them today. You can ask again in {wait}. {more}':
    'Du kannst am Tag {count} stellen und hast sie heute gestellt. Wieder fragen kannst du in {wait}. {more}',
  'Sign up to ask more now.': 'Registriere dich, um jetzt mehr zu fragen.',
  'An admin can raise the limit.': 'Ein Admin kann die Grenze anheben.',
  'The database does not respond.': 'Die Datenbank antwortet nicht.',
  'This needs the token for metrics.': 'Das braucht das Token für die Messwerte.',
  'This needs an API key.': 'Das braucht einen API-Schlüssel.',
  'This API key may not ask.': 'Dieser API-Schlüssel darf nicht fragen.',
  'Send the files as multipart form data.': 'Sende die Dateien als Multipart-Formular.',
  'This API key may not read {scope}.': 'Dieser API-Schlüssel darf {scope} nicht lesen.',
  'An API key may not do this.': 'Ein API-Schlüssel darf das nicht.',
  'Your last export is still being downloaded. Wait until it ends, or stop it.':
    'Dein letzter Export wird noch heruntergeladen. Warte, bis er fertig ist, oder brich ihn ab.',
  'There is no such position to continue from.': 'Von dieser Stelle aus geht es nicht weiter.',
  'There is no file in the field "{field}".': 'Im Feld „{field}“ ist keine Datei.',
  'This API key may not {action}.': 'Dieser API-Schlüssel darf das nicht: {action}.',
  'There are many log-in attempts here, so this one has to wait its turn. Try again in a moment: your place in line is kept. A passkey, or a browser in which you were logged in before, need not wait.':
    'Hier wird viel angemeldet, deshalb muss diese Anmeldung warten, bis sie an der Reihe ist. Versuche es gleich noch einmal: Dein Platz bleibt dir. Mit einem Passkey oder in einem Browser, in dem du schon angemeldet warst, musst du nicht warten.',
}
