import type { Words } from '../dictionary.ts'

export const account: Words = {
  You: 'Du',
  'How much you can keep and ask here. An admin of this Trove can change it.':
    'Wie viel du hier ablegen und fragen kannst. Ein Admin dieses Trove kann es ändern.',
  Storage: 'Speicher',
  'Questions today': 'Fragen heute',
  '{used} of {most}': '{used} von {most}',
  'The count starts again at {time}.': 'Die Zählung beginnt neu: {time}.',
  'On this page': 'Auf dieser Seite',
  Name: 'Name',
  Language: 'Sprache',
  'Of this page. Answers come in the language of the question.':
    'Die Sprache dieser Seite. Antworten kommen in der Sprache der Frage.',
  'Dates and numbers': 'Datum und Zahlen',
  'How they are written everywhere here. The time zone also decides what you mean by today or last month.':
    'Wie sie hier überall geschrieben werden. Die Zeitzone bestimmt auch, was „heute“ oder „letzter Monat“ heißt.',
  'Logging in': 'Anmeldung',
  Password: 'Passwort',
  'Choose one that you use nowhere else: it protects everything you keep here. Changing it logs out all other browsers and disconnects assistants.':
    'Nimm eines, das du sonst nirgends verwendest: Es öffnet alles, was du hier ablegst. Wenn du es änderst, werden alle anderen Browser abgemeldet und Assistenten getrennt.',
  'Answers and access': 'Antworten und Zugriff',
  'Your data': 'Deine Daten',
  'The key “{name}” has been created': 'Der Schlüssel „{name}“ ist erstellt',
  'Copy it now: it is shown only once, and only a fingerprint of it is kept here.':
    'Kopiere ihn jetzt: Er wird nur dieses eine Mal angezeigt und hier nur als Fingerabdruck gespeichert.',
  'Key for another Trove': 'Schlüssel für ein anderes Trove',
  'Key for a program': 'Schlüssel für ein Programm',
  'User id': 'Benutzer-ID',
  'I have copied it': 'Ich habe ihn kopiert',
  'Until it is revoked': 'Bis zum Widerruf',
  '30 days': '30 Tage',
  '90 days': '90 Tage',
  'One year': 'Ein Jahr',
  'Name of the key': 'Name des Schlüssels',
  'Trove at home': 'Trove zu Hause',
  'Valid for': 'Gültig',
  'It may use': 'Zugriff auf',
  'Creating...': 'Wird erstellt …',
  'Create a key': 'Schlüssel erstellen',
  'May {scopes}': 'Darf {scopes}',
  'Revoke {name}': '{name} widerrufen',
  Revoke: 'Widerrufen',
  'Revoke “{name}”': '„{name}“ widerrufen',
  'Programs that use this key lose access at once. They keep what they have already read.':
    'Was diesen Schlüssel verwendet, hat ab sofort keinen Zugriff mehr. Was es schon gelesen hat, bleibt dort.',
  'never used': 'nie verwendet',
  'used {lastUsedAt}': 'verwendet {lastUsedAt}',
  'Created {createdAt}, {used}': 'Erstellt {createdAt}, {used}',
  'read records': 'Datensätze lesen',
  'Records: mails, messages, money and everything else from sources':
    'Datensätze: Mails, Nachrichten, Finanzen und alles Weitere aus Quellen',
  'read questions': 'Fragen lesen',
  'Questions: what you asked, and the answers': 'Fragen: was du gefragt hast und die Antworten',
  'read documents': 'Dokumente lesen',
  'Documents: your files': 'Dokumente: deine Dateien',
  ask: 'fragen',
  'Asking: for assistants and the command line, which search, read and query everything':
    'Fragen stellen: für Assistenten und die Kommandozeile, die alles durchsuchen, lesen und abfragen',
  import: 'importieren',
  'Importing: adds files, and sees your data sources and the progress of imports':
    'Importieren: bringt Dateien und sieht deine Datenquellen und den Stand eines Imports',
  'API keys': 'API-Schlüssel',
  'A key lets another Trove, an assistant or the command line use what you keep here. It cannot change or delete anything; with “Importing” it can add files.':
    'Mit einem Schlüssel nutzt ein anderes Trove, ein Assistent oder die Kommandozeile, was du hier ablegst. Ein Schlüssel kann nichts ändern und nichts löschen; mit „Importieren“ kann er Dateien hinzufügen.',
  'Your user id': 'Deine Benutzer-ID',
  'The keys could not be loaded.': 'Die Schlüssel konnten nicht geladen werden.',
  'Try again': 'Erneut versuchen',
  'Delete everything you stored?': 'Alles Gespeicherte löschen?',
  'Delete your account?': 'Dein Konto löschen?',
  'Your encryption key is destroyed first, so that nothing you stored can be read from then on. Then your documents, your data sources with everything imported from them, your questions and conversations are erased. This cannot be undone.':
    'Zuerst wird dein Schlüssel vernichtet, sodass von da an nichts von dir mehr lesbar ist. Dann werden deine Dokumente, deine Datenquellen mit allem Importierten, deine Fragen und Unterhaltungen gelöscht. Das lässt sich nicht rückgängig machen.',
  'Your password': 'Dein Passwort',
  'Leave it empty if you only ever sign in with Google or Apple.':
    'Lass es leer, wenn du dich nur mit Google oder Apple anmeldest.',
  Cancel: 'Abbrechen',
  'Deleting...': 'Wird gelöscht …',
  'Delete everything': 'Alles löschen',
  'Delete account': 'Konto löschen',
  'Destroys your key, your documents, your data sources with their records, and your questions. It cannot be undone.':
    'Vernichtet deinen Schlüssel, deine Dokumente, deine Datenquellen mit ihren Datensätzen und deine Fragen. Das lässt sich nicht rückgängig machen.',
  Removed: 'Entfernt',
  Documents: 'Dokumente',
  Passages: 'Textstellen',
  Questions: 'Fragen',
  Conversations: 'Unterhaltungen',
  'Data sources': 'Datenquellen',
  'Records of data sources': 'Datensätze der Datenquellen',
  'Everything you stored is deleted': 'Alles von dir ist gelöscht',
  'Your key is destroyed. This is what was erased:':
    'Dein Schlüssel ist vernichtet. Das wurde gelöscht:',
  Done: 'Fertig',
  'Export everything': 'Alles exportieren',
  'One archive with your original files, your records as JSON and CSV, your questions and conversations, and a README. Another Trove can import it. It is not encrypted, and contains no passwords or keys.':
    'Ein Archiv mit deinen Dateien im Original, deinen Datensätzen als JSON und CSV, deinen Fragen und Unterhaltungen und einer README. Ein anderes Trove kann es importieren. Es ist nicht verschlüsselt und enthält weder Passwörter noch Schlüssel.',
  'You are here as a guest': 'Du bist als Gast hier',
  'What you uploaded and asked is yours alone, and is removed after 24 hours without a visit. Sign up to keep it: everything moves into your account.':
    'Was du hochgeladen und gefragt hast, gehört nur dir und wird nach 24 Stunden ohne Besuch gelöscht. Registriere dich, um es zu behalten: Alles zieht in dein Konto um.',
  'Sign up and keep it': 'Registrieren und behalten',
  'Log in': 'Anmelden',
  'Language of the page': 'Sprache der Seite',
  'Automatic ({browsersLanguage})': 'Automatisch ({browsersLanguage})',
  'Looking for Ollama, LM Studio, llama.cpp and vLLM…':
    'Suche nach Ollama, LM Studio, llama.cpp und vLLM …',
  'No model server was found on this machine. Start Ollama, LM Studio, llama.cpp or vLLM.':
    'Auf diesem Rechner wurde kein Modellserver gefunden. Starte Ollama, LM Studio, llama.cpp oder vLLM.',
  'Look again': 'Erneut suchen',
  'Found on this machine': 'Auf diesem Rechner gefunden',
  'Choose a model': 'Modell wählen',
  'The name it has on the server. A model that can call tools answers best.':
    'So, wie der Server es nennt. Am besten antwortet ein Modell, das Werkzeuge aufrufen kann.',
  'Such as gpt-5-mini; see the models page of your OpenAI account.':
    'Zum Beispiel gpt-5-mini; siehe die Modellseite deines OpenAI-Kontos.',
  'Such as claude-sonnet-4-5; see the models page of your Anthropic account.':
    'Zum Beispiel claude-sonnet-4-5; siehe die Modellseite deines Anthropic-Kontos.',
  'Such as gemini-2.5-flash; see Google AI Studio.':
    'Zum Beispiel gemini-2.5-flash; siehe Google AI Studio.',
  'The name it has on the server.': 'So, wie der Server es nennt.',
  Saved: 'Gespeichert',
  'Trove answers with its built-in engine.': 'Trove antwortet mit der eingebauten Engine.',
  'Answers come from this model now.': 'Antworten kommen jetzt von diesem Modell.',
  Address: 'Adresse',
  'Of any server with an OpenAI-compatible API, including the path.':
    'Eines beliebigen Servers, der das Protokoll von OpenAI spricht, mit Pfad.',
  Model: 'Modell',
  'API key': 'API-Schlüssel',
  'A key is saved, encrypted. Leave this empty to keep it.':
    'Ein Schlüssel ist verschlüsselt gespeichert. Lass das Feld leer, um ihn zu behalten.',
  'Kept encrypted, shown to nobody, and sent to this service only.':
    'Wird verschlüsselt gespeichert, niemandem gezeigt und nur an diesen Dienst gesendet.',
  Save: 'Speichern',
  Test: 'Testen',
  'It answers, in {seconds} s, and can look things up.':
    'Es antwortet, in {seconds} s, und kann nachschlagen.',
  'It answers, in {seconds} s, but did not call a tool: its answers may have no evidence.':
    'Es antwortet, in {seconds} s, hat aber kein Werkzeug aufgerufen: Seinen Antworten können Belege fehlen.',
  'AI model': 'KI-Modell',
  'Trove answers without one. With one it understands more, under the same rules of evidence.':
    'Trove antwortet auch ohne. Mit einem Modell versteht es mehr, nach denselben Regeln für Belege.',
  'The setting could not be loaded.': 'Die Einstellung konnte nicht geladen werden.',
  'Name saved': 'Name gespeichert',
  'Full name': 'Vollständiger Name',
  'Saving...': 'Wird gespeichert …',
  'Save name': 'Name speichern',
  'Password changed': 'Passwort geändert',
  'Current password': 'Aktuelles Passwort',
  'New password': 'Neues Passwort',
  'At least {passwordMinimum} characters.': 'Mindestens {passwordMinimum} Zeichen.',
  'Changing...': 'Wird geändert …',
  'Change password': 'Passwort ändern',
  'Also revoke my API keys': 'Auch meine API-Schlüssel widerrufen',
  'Also revoke my {count} API keys': {
    one: 'Auch meinen API-Schlüssel widerrufen',
    other: 'Auch meine {count} API-Schlüssel widerrufen',
  },
  'All other browsers are logged out.': 'Alle anderen Browser sind abgemeldet.',
  'All other browsers are logged out, and {count} API keys are revoked.': {
    one: 'Alle anderen Browser sind abgemeldet und 1 API-Schlüssel ist widerrufen.',
    other: 'Alle anderen Browser sind abgemeldet und {count} API-Schlüssel sind widerrufen.',
  },
  'What the server can and cannot see': 'Was der Server sehen kann und was nicht',
  'Stored sealed': 'Versiegelt gespeichert',
  'Your name, your documents and their names, everything from your sources, their passwords and tokens, your questions and the answers are encrypted with a key of your own before they are stored. None of it can be read in a copy of the database or of the files.':
    'Dein Name, deine Dokumente und ihre Namen, der Inhalt deiner Quellen, deren Passwörter und Tokens, deine Fragen und die Antworten werden vor dem Speichern mit einem eigenen Schlüssel verschlüsselt. In einer Kopie der Datenbank oder der Dateien ist nichts davon lesbar.',
  'What stays in the clear': 'Was unverschlüsselt bleibt',
  'Your email address; the size, kind, status and times of each document; the kind, status, times and amount of data of each data source; the time of each question; the times of your log-ins; and the public halves of your passkeys.':
    'Deine E-Mail-Adresse; von jedem Dokument Größe, Art, Status und Zeiten; von jeder Datenquelle Art, Status, Zeiten und Umfang; von jeder Frage, wann sie gestellt wurde; von deinen Anmeldungen die Zeiten und die öffentlichen Hälften deiner Passkeys.',
  'What a copy of the index reveals': 'Was eine Kopie des Index verrät',
  'To find words without opening everything, the index keeps a number for each, made with a key. It shows which passages of one source share a word, not which word. Somebody who has a copy and knows one of your texts could recognise its words in others of the same source. For that reason the sample, and mails sent to many people, have their own keys.':
    'Damit Wörter gefunden werden, ohne alles zu öffnen, speichert der Index für jedes eine mit einem Schlüssel berechnete Zahl. Sie zeigt, welche Textstellen einer Quelle ein Wort gemeinsam haben, aber nicht, welches. Wer eine Kopie hat und einen deiner Texte kennt, könnte dessen Wörter in anderen Texten derselben Quelle erkennen. Deshalb haben die Beispieldaten und Mails an viele Empfänger eigene Schlüssel.',
  'Read only to answer you': 'Nur zum Antworten gelesen',
  'To search and to answer, the running server opens what you stored, for you alone. Whoever runs this server holds the key that opens your key, so you trust that person as you would trust the keeper of a safe.':
    'Zum Suchen und Antworten öffnet der laufende Server, was du gespeichert hast, und zwar nur für dich. Wer diesen Server betreibt, besitzt den Schlüssel zu deinem Schlüssel. Du vertraust dieser Person also wie jemandem, der deinen Tresor hütet.',
  'Deleted means unreadable': 'Gelöscht heißt unlesbar',
  'Deleting your account destroys your key first. From that moment on nothing you stored can be read, not even what has not been erased yet.':
    'Beim Löschen deines Kontos wird zuerst dein Schlüssel vernichtet. Von diesem Moment an ist nichts von dir mehr lesbar, auch nicht das, was noch nicht gelöscht ist.',
  'None (built-in)': 'Keines (eingebaut)',
  'On this machine': 'Auf diesem Rechner',
  'Another server': 'Anderer Server',
  'Answer with': 'Antworten mit',
  'What your words mean': 'Was deine Wörter bedeuten',
  'Where an answer misread a word, you chose what you meant. The next question with that word is read the same way.':
    'Wo eine Antwort ein Wort anders verstanden hat, hast du gewählt, was du meinst. So wird das Wort auch in der nächsten Frage verstanden.',
  'Nothing yet. Under an answer, “Understood as” shows how each word was read.':
    'Noch nichts. „Verstanden als“ unter einer Antwort zeigt, wie jedes Wort verstanden wurde.',
  'What is remembered could not be loaded.':
    'Die gemerkten Bedeutungen konnten nicht geladen werden.',
  '“{phrase}” is': '„{phrase}“ heißt',
  'Remove what “{phrase}” means': 'Bedeutung von „{phrase}“ entfernen',
  Remove: 'Entfernen',
  'Dates and numbers saved': 'Datum und Zahlen gespeichert',
  'Time zone': 'Zeitzone',
  'Automatic ({browserTimeZone})': 'Automatisch ({browserTimeZone})',
  'Language of dates and numbers': 'Sprache von Datum und Zahlen',
  'Automatic ({browserLanguage})': 'Automatisch ({browserLanguage})',
  'Now: {now}': 'Jetzt: {now}',
  'Save dates and numbers': 'Datum und Zahlen speichern',
  Other: 'Andere',
  'Passkey added': 'Passkey hinzugefügt',
  Passkey: 'Passkey',
  'Add a passkey': 'Passkey hinzufügen',
  'Your device or your password manager keeps it for you.':
    'Dein Gerät oder dein Passwortmanager bewahrt ihn für dich auf.',
  'So that you know it again later.': 'Damit du ihn später wiedererkennst.',
  'My phone': 'Mein Handy',
  'Asking your device...': 'Dein Gerät wird gefragt …',
  'Add passkey': 'Passkey hinzufügen',
  'All other browsers are logged out': 'Alle anderen Browser sind abgemeldet',
  'Where you are logged in': 'Wo du angemeldet bist',
  'A log-in ends after 30 days without a visit from that browser. Logging out all others also disconnects assistants.':
    'Eine Anmeldung endet, wenn der Browser 30 Tage nicht hier war. „Alle anderen abmelden“ trennt auch Assistenten.',
  'The browsers': 'Die Browser',
  Browsers: 'Browser',
  'Log out all others': 'Alle anderen abmelden',
  'An unknown browser': 'Unbekannter Browser',
  'This one': 'Dieser',
  'Logged in {span}': 'Angemeldet {span}',
  ', last used {span}': ', zuletzt verwendet {span}',
  'Log out here': 'Hier abmelden',
  'Log out {name}': '{name} abmelden',
  'Log out': 'Abmelden',
  '{items} could not be loaded.': '{items}: Laden fehlgeschlagen.',
  'Added {createdAt}, {used}': 'Hinzugefügt {createdAt}, {used}',
  'Rename {name}': '{name} umbenennen',
  Rename: 'Umbenennen',
  'Remove {name}': '{name} entfernen',
  'Remove “{name}”': '„{name}“ entfernen',
  'It no longer logs you in here. Your device may still offer it until you delete it there, too.':
    'Er meldet dich hier nicht mehr an. Dein Gerät bietet ihn vielleicht noch an, bis du ihn auch dort löschst.',
  'New name of {name}': 'Neuer Name von {name}',
  Passkeys: 'Passkeys',
  'Log in with your fingerprint, your face or the code of your device, without a password. A passkey cannot be phished, and replaces both steps.':
    'Melde dich ohne Passwort an: mit Finger, Gesicht oder dem Code deines Geräts. Ein Passkey kann nicht abgefischt werden und ersetzt beide Schritte.',
  'The passkeys': 'Die Passkeys',
  'Passkeys cannot be created in this browser, or at this address.':
    'Dieser Browser oder eine Seite unter dieser Adresse kann keine Passkeys erstellen.',
  'One moment...': 'Einen Moment …',
  'Recovery codes for Trove at {host}. Each works once.\n\n{codes}\n':
    'Wiederherstellungscodes für Trove auf {host}. Jeder gilt einmal.\n\n{codes}\n',
  'The browser did not allow copying. Download the codes instead.':
    'Der Browser hat das Kopieren nicht erlaubt. Lade die Codes stattdessen herunter.',
  'Keep these codes where you can find them without your phone. Each logs you in once, in place of a code from the app. They are not shown again.':
    'Bewahre diese Codes so auf, dass du sie ohne dein Handy findest. Jeder ersetzt einmal den Code der App. Sie werden nicht noch einmal angezeigt.',
  'Recovery codes': 'Wiederherstellungscodes',
  Copied: 'Kopiert',
  Copy: 'Kopieren',
  Download: 'Herunterladen',
  'I have kept them': 'Ich habe sie gesichert',
  'Two-factor authentication': 'Zwei-Faktor-Authentifizierung',
  'Logging in with your password then also takes a code from an app, so the password alone is not enough.':
    'Zum Anmelden mit Passwort brauchst du dann zusätzlich den Code einer App. Das Passwort allein öffnet nichts.',
  'The setting': 'Die Einstellung',
  'You log in with Google or Apple, whose own second step protects you here, too.':
    'Du meldest dich mit Google oder Apple an. Deren zweiter Schritt schützt dich auch hier.',
  'Turn on': 'Einschalten',
  On: 'Ein',
  '{count} recovery codes are left': {
    one: '1 Wiederherstellungscode ist übrig',
    other: '{count} Wiederherstellungscodes sind übrig',
  },
  'New recovery codes': 'Neue Wiederherstellungscodes',
  'Turn off': 'Ausschalten',
  'Your new recovery codes': 'Deine neuen Wiederherstellungscodes',
  'Your current ones stop working.': 'Die bisherigen gelten dann nicht mehr.',
  'Create new codes': 'Neue Codes erstellen',
  'Two-factor authentication is off': 'Zwei-Faktor-Authentifizierung ist aus',
  'Turn off two-factor authentication': 'Zwei-Faktor-Authentifizierung ausschalten',
  'Your password alone logs you in from then on. The key in your app and your recovery codes stop working.':
    'Von da an genügt dein Passwort zum Anmelden. Der Schlüssel in deiner App und deine Wiederherstellungscodes gelten nicht mehr.',
  'Two-factor authentication is on': 'Zwei-Faktor-Authentifizierung ist ein',
  'Turn on two-factor authentication': 'Zwei-Faktor-Authentifizierung einschalten',
  'You need an authenticator app, on your phone or in your password manager.':
    'Du brauchst eine Authenticator-App, auf deinem Handy oder in deinem Passwortmanager.',
  Continue: 'Weiter',
  'Add Trove to your app': 'Trove zur App hinzufügen',
  'Scan this with your authenticator app, or copy the key into it. Then enter the code that it shows.':
    'Scanne dies mit deiner Authenticator-App oder kopiere den Schlüssel hinein. Gib dann den Code ein, den sie anzeigt.',
  'QR code for your authenticator app': 'QR-Code für deine Authenticator-App',
  Key: 'Schlüssel',
  'Code from the app': 'Code der App',
  'Turning on...': 'Wird eingeschaltet …',
  'Weekly recap': 'Wochenrückblick',
  'Last week as shown on your dashboard, by mail on Mondays at seven in the morning: spending, mails waiting for an answer, steps and sleep, new documents.':
    'Die letzte Woche wie in deiner Übersicht, montags um sieben Uhr per Mail: Ausgaben, Mails, die auf Antwort warten, Schritte und Schlaf, neue Dokumente.',
  'Send me the weekly recap by mail': 'Schick mir den Wochenrückblick per Mail',
  'This Trove has no mail server. Whoever runs it can set one.':
    'Dieses Trove hat keinen Mailserver. Wer es betreibt, kann einen einrichten.',
  'Open the link in the mail again, or turn the weekly recap off in Account.':
    'Öffne den Link aus der Mail noch einmal, oder schalte den Wochenrückblick im Konto aus.',
  'The weekly recap is off': 'Der Wochenrückblick ist ausgeschaltet',
  'You will get no more of these mails. You can turn them on again in Account.':
    'Es kommen keine solchen Mails mehr. Du kannst sie im Konto wieder einschalten.',
  'Stop the weekly recap?': 'Keinen Wochenrückblick mehr schicken?',
  'The recap then no longer comes by mail. It stays on your dashboard.':
    'Die letzte Woche kommt dann nicht mehr per Mail. In deiner Übersicht bleibt sie.',
  'Stop these mails': 'Keine solchen Mails mehr',
}
