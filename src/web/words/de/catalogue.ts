/** What sources are, and what their fields ask for. */
export const catalogue: Record<string, string> = {
  'All your mail, newest first. Needs an app password, or a file from Takeout.':
    'Alle deine Mails, die neuesten zuerst. Braucht ein App-Passwort oder eine Datei von Takeout.',
  'An app password, or an exported mailbox file.':
    'Ein App-Passwort oder eine exportierte Postfachdatei.',
  'Records, files and questions of another Trove.':
    'Datensätze, Dateien und Fragen eines anderen Trove.',
  'An API key of the other Trove, or its export (.zip).':
    'Ein API-Schlüssel des anderen Trove oder sein Export (.zip).',
  'Files of your Google Drive. Needs an OAuth client of your own.':
    'Dateien deines Google Drive. Braucht einen eigenen OAuth-Client.',
  'Your own Google OAuth client, or an archive from Google Takeout.':
    'Ein eigener Google-OAuth-Client oder ein Archiv von Google Takeout.',
  'Connections, messages and profile, from your LinkedIn data export.':
    'Kontakte, Nachrichten und Profil, aus deinem LinkedIn-Datenexport.',
  'The LinkedIn data export file, not the password. In Europe a portability token too.':
    'Die Exportdatei von LinkedIn, nicht das Passwort. In Europa auch ein Portabilitätstoken.',
  'Posts and more by an access token; with Messenger, Instagram and friends from your export.':
    'Beiträge und mehr per Zugriffstoken; mit Messenger, Instagram und Freunden aus deinem Export.',
  'The access token or the Facebook export file, not the password.':
    'Das Zugriffstoken oder die Exportdatei von Facebook, nicht das Passwort.',
  'Chats that you export on your phone, as a file or as pasted text.':
    'Chats, die du auf dem Handy exportierst, als Datei oder als eingefügter Text.',
  'A chat export from your phone.': 'Ein Chat-Export von deinem Handy.',
  'A backup file of the phone. Google lets no service fetch these messages.':
    'Eine Sicherungsdatei des Handys. Google lässt keinen Dienst diese Nachrichten abrufen.',
  'A file: chat.db of a Mac, or an iPhone backup. Apple lets no service fetch them.':
    'Eine Datei: chat.db eines Mac oder ein iPhone-Backup. Apple lässt keinen Dienst sie abrufen.',
  'iMessage, SMS and RCS from a Mac or an iPhone backup.':
    'iMessage, SMS und RCS von einem Mac oder aus einem iPhone-Backup.',
  'SMS, MMS, RCS and calls of an Android phone, Google Chat and Google Voice.':
    'SMS, MMS, RCS und Anrufe eines Android-Handys, Google Chat und Google Voice.',
  'Your posts, by a bearer token that X charges for, or everything from your archive for free.':
    'Deine Beiträge per Bearer-Token, für den X Geld verlangt, oder alles kostenlos aus deinem Archiv.',
  'Your archive file, which is free, or a bearer token, for which X takes about $0.005 a post.':
    'Deine kostenlose Archivdatei oder ein Bearer-Token, für den X etwa 0,005 $ pro Beitrag verlangt.',
  'A bearer token reads public posts only: likes, bookmarks and direct messages come with the archive.':
    'Ein Bearer-Token liest nur öffentliche Beiträge: Likes, Lesezeichen und Direktnachrichten kommen mit dem Archiv.',
  'Transactions of your accounts and cards, of any bank that SimpleFIN serves or that offers statement files.':
    'Umsätze deiner Konten und Karten, von jeder Bank, die SimpleFIN unterstützt oder Auszugsdateien anbietet.',
  'SimpleFIN (setup token or access URL) or a statement export file, not the bank password.':
    'SimpleFIN (Setup-Token oder Zugriffs-URL) oder eine Auszugsdatei, nicht das Bankpasswort.',
  'An Apple Health export, a health record (C-CDA, FHIR), or recorded workouts.':
    'Ein Export von Apple Health, eine Gesundheitsakte (C-CDA, FHIR) oder aufgezeichnete Trainings.',
  'Laboratory results, measurements, sleep, medications, conditions and workouts from exported files.':
    'Laborwerte, Messungen, Schlaf, Medikamente, Diagnosen und Trainings aus exportierten Dateien.',
  'People and appointments from Google, Outlook, iCloud and other programs.':
    'Personen und Termine aus Google, Outlook, iCloud und anderen Programmen.',
  'Exported contacts (.vcf, .csv) and calendars (.ics, .csv).':
    'Exportierte Kontakte (.vcf, .csv) und Kalender (.ics, .csv).',
  'Pages that you visited and saved with Chrome, Edge, Firefox or Safari.':
    'Seiten, die du mit Chrome, Edge, Firefox oder Safari besucht und gespeichert hast.',
  'Exported bookmarks, and the file in which the browser keeps its history.':
    'Exportierte Lesezeichen und die Datei mit dem Verlauf des Browsers.',
  'What you ordered at Amazon, eBay and other shops, and bought with PayPal.':
    'Was du bei Amazon, eBay und anderen bestellt und mit PayPal gekauft hast.',
  'Order histories as files. What was paid stays with the bank, so nothing counts twice.':
    'Bestellverläufe als Dateien. Bezahltes bleibt bei der Bank, also zählt nichts doppelt.',
  'Trades, dividends and holdings from brokers.': 'Handel, Dividenden und Bestände von Brokern.',
  'Tables of transactions and positions (.csv) from your broker.':
    'Tabellen mit Umsätzen und Positionen (.csv) von deinem Broker.',
  'What you listened to, watched and read with Spotify, Apple Music, Netflix, Letterboxd, Kindle and Goodreads.':
    'Was du mit Spotify, Apple Music, Netflix, Letterboxd, Kindle und Goodreads gehört, gesehen und gelesen hast.',
  'The files that these services hand out.': 'Die Dateien, die diese Dienste herausgeben.',
  'The archives that these services hand out.': 'Die Archive, die diese Dienste herausgeben.',
  'Conversations with ChatGPT and Claude, and messages of Telegram, Signal, Snapchat, Slack, Discord, Teams and Skype.':
    'Unterhaltungen mit ChatGPT und Claude und Nachrichten aus Telegram, Signal, Snapchat, Slack, Discord, Teams und Skype.',
  'Notes of Notion, Obsidian, Bear, Evernote and other programs, with the documents beside them.':
    'Notizen aus Notion, Obsidian, Bear, Evernote und anderen Programmen, mit den Dokumenten daneben.',
  'Folders of Markdown as a .zip, backups of Bear, and notebooks of Evernote.':
    'Ordner mit Markdown als .zip, Backups von Bear und Notizbücher von Evernote.',
  'Mail, contacts and calendar from Outlook.': 'Mails, Kontakte und Kalender aus Outlook.',
  'A data file (.pst, .ost), or saved mails (.msg).':
    'Eine Datendatei (.pst, .ost) oder gespeicherte Mails (.msg).',
  'Health records': 'Gesundheitsdaten',
  'Contacts and calendars': 'Kontakte und Kalender',
  'Music, films and books': 'Musik, Filme und Bücher',
  'Assistants and other chats': 'Assistenten und andere Chats',
  'App Password': 'App-Passwort',
  'Phone Number': 'Telefonnummer',
  'Chat Text': 'Chat-Text',
  'Backup File': 'Backup-Datei',
  'Backup Password': 'Backup-Passwort',
  'User ID': 'Benutzer-ID',
  'Access Token': 'Zugriffstoken',
  'Address of the other Trove': 'Adresse des anderen Trove',
  'Google Account': 'Google-Konto',
  'Not used': 'Nicht verwendet',
  'Kept encrypted.': 'Wird verschlüsselt gespeichert.',
  'The Gmail address that the app password belongs to.':
    'Die Gmail-Adresse, zu der das App-Passwort gehört.',
  'A 16-character app password, not your normal one. Kept encrypted.':
    'Ein App-Passwort mit 16 Zeichen, nicht dein normales. Wird verschlüsselt gespeichert.',
  'The Google account whose Drive it is.': 'Das Google-Konto, dem das Drive gehört.',
  'Of an OAuth client in your Google Cloud project.':
    'Eines OAuth-Clients in deinem Google-Cloud-Projekt.',
  'Noted as the account.': 'Wird als Konto vermerkt.',
  'Tells whose account this is.': 'Sagt, wessen Konto das ist.',
  'Tells your own messages from those of others.':
    'Unterscheidet deine Nachrichten von denen anderer.',
  'Whose posts are fetched.': 'Wessen Beiträge abgerufen werden.',
  'Turn on 2-Step Verification for your Google account, if it is off.':
    'Schalte für dein Google-Konto die Bestätigung in zwei Schritten ein, falls sie aus ist.',
  'Open myaccount.google.com/apppasswords, name it Trove and choose Create.':
    'Öffne myaccount.google.com/apppasswords, nenne es Trove und wähle „Erstellen“.',
  'Copy the 16 letters into App Password. This takes about two minutes.':
    'Kopiere die 16 Buchstaben in „App-Passwort“. Das dauert etwa zwei Minuten.',
  'Without an app password: export Mail at takeout.google.com and import the .mbox file. Google needs minutes to days for the export.':
    'Ohne App-Passwort: Exportiere Mail auf takeout.google.com und importiere die .mbox-Datei. Google braucht für den Export Minuten bis Tage.',
  'Open the chat on your phone and choose More, Export chat (Android) or the contact, Export Chat (iPhone).':
    'Öffne den Chat auf dem Handy und wähle „Mehr“, „Chat exportieren“ (Android) oder den Kontakt, „Chat exportieren“ (iPhone).',
  'Choose Without media and send the file to this computer. This takes a minute a chat.':
    'Wähle „Ohne Medien“ und sende die Datei an diesen Computer. Das dauert eine Minute pro Chat.',
  'Import the .txt or .zip file, or paste its text.':
    'Importiere die .txt- oder .zip-Datei oder füge den Text ein.',
}
