/** What sources are, and what their fields ask for. */
export const catalogue: Record<string, string> = {
  'All your mail, newest first. Needs an app password or a file from Takeout.':
    'Alle deine Mails, die neuesten zuerst. Braucht ein App-Passwort oder eine Datei von Takeout.',
  'An app password or an exported mailbox file.':
    'Ein App-Passwort oder eine exportierte Postfachdatei.',
  'Records, files and questions from another Trove.':
    'Datensätze, Dateien und Fragen aus einem anderen Trove.',
  'An API key from the other Trove, or its export (.zip).':
    'Ein API-Schlüssel des anderen Trove oder sein Export (.zip).',
  'Files from your Google Drive. Needs your own OAuth client.':
    'Dateien deines Google Drive. Braucht einen eigenen OAuth-Client.',
  'Your own Google OAuth client or an archive from Google Takeout.':
    'Ein eigener Google-OAuth-Client oder ein Archiv von Google Takeout.',
  'Connections, messages and profile from your LinkedIn data export.':
    'Kontakte, Nachrichten und Profil, aus deinem LinkedIn-Datenexport.',
  'The LinkedIn data export file, not the password. In Europe a portability token too.':
    'Die Exportdatei von LinkedIn, nicht das Passwort. In Europa auch ein Portabilitätstoken.',
  'Posts and more with an access token; also Messenger, Instagram and friends from your export.':
    'Beiträge und mehr per Zugriffstoken; aus deinem Export auch Messenger, Instagram und Freunde.',
  'The access token or the Facebook export file, not the password.':
    'Das Zugriffstoken oder die Exportdatei von Facebook, nicht das Passwort.',
  'Chats exported on your phone, as a file or pasted text.':
    'Chats, die du auf dem Handy exportierst, als Datei oder als eingefügter Text.',
  'A chat export from your phone.': 'Ein Chat-Export von deinem Handy.',
  'A backup file from the phone. Google gives no service access to these messages.':
    'Eine Sicherungsdatei des Handys. Google gibt keinem Dienst Zugriff auf diese Nachrichten.',
  'A file: chat.db from a Mac, or an iPhone backup. Apple gives no service access to messages.':
    'Eine Datei: chat.db eines Mac oder ein iPhone-Backup. Apple gibt keinem Dienst Zugriff auf Nachrichten.',
  'iMessage, SMS and RCS from a Mac or an iPhone backup.':
    'iMessage, SMS und RCS von einem Mac oder aus einem iPhone-Backup.',
  'SMS, MMS, RCS and calls from an Android phone, Google Chat and Google Voice.':
    'SMS, MMS, RCS und Anrufe eines Android-Handys, Google Chat und Google Voice.',
  'Your posts with a bearer token, for which X charges, or everything from your archive for free.':
    'Deine Beiträge per Bearer-Token, für den X Geld verlangt, oder alles kostenlos aus deinem Archiv.',
  'Your archive file, which is free, or a bearer token, for which X charges about $0.005 per post.':
    'Deine kostenlose Archivdatei oder ein Bearer-Token, für den X etwa 0,005 $ pro Beitrag verlangt.',
  'A bearer token reads only public posts. Likes, bookmarks and direct messages are in the archive.':
    'Ein Bearer-Token liest nur öffentliche Beiträge: Likes, Lesezeichen und Direktnachrichten sind im Archiv.',
  'Transactions on your accounts and cards, from any bank that SimpleFIN supports or that offers statement files.':
    'Umsätze deiner Konten und Karten, von jeder Bank, die SimpleFIN unterstützt oder Auszugsdateien anbietet.',
  'SimpleFIN (setup token or access URL) or a statement export file, not the bank password.':
    'SimpleFIN (Setup-Token oder Zugriffs-URL) oder eine Auszugsdatei, nicht das Bankpasswort.',
  'An Apple Health export, a health record (C-CDA, FHIR) or recorded workouts.':
    'Ein Export von Apple Health, eine Gesundheitsakte (C-CDA, FHIR) oder aufgezeichnete Trainings.',
  'Laboratory results, measurements, sleep, medications, conditions and workouts from exported files.':
    'Laborwerte, Messungen, Schlaf, Medikamente, Diagnosen und Trainings aus exportierten Dateien.',
  'People and appointments from Google, Outlook, iCloud and other programs.':
    'Personen und Termine aus Google, Outlook, iCloud und anderen Programmen.',
  'Exported contacts (.vcf, .csv) and calendars (.ics, .csv).':
    'Exportierte Kontakte (.vcf, .csv) und Kalender (.ics, .csv).',
  'Pages visited and bookmarked in Chrome, Edge, Firefox or Safari.':
    'In Chrome, Edge, Firefox oder Safari besuchte Seiten und Lesezeichen.',
  'Exported bookmarks and the history file of the browser.':
    'Exportierte Lesezeichen und die Datei mit dem Verlauf des Browsers.',
  'Orders from Amazon, eBay and other shops, and PayPal purchases.':
    'Bestellungen bei Amazon, eBay und anderen Shops und Käufe mit PayPal.',
  'Order histories as files. Only bank transactions count as spending, so nothing counts twice.':
    'Bestellverläufe als Dateien. Als Ausgaben zählen nur Bankumsätze, also zählt nichts doppelt.',
  'Trades, dividends and holdings from brokers.': 'Handel, Dividenden und Bestände von Brokern.',
  'Tables of transactions and positions (.csv) from your broker.':
    'Tabellen mit Umsätzen und Positionen (.csv) von deinem Broker.',
  'Your music, films and books on Spotify, Apple Music, Netflix, Letterboxd, Kindle and Goodreads.':
    'Deine Musik, Filme und Bücher bei Spotify, Apple Music, Netflix, Letterboxd, Kindle und Goodreads.',
  'Files exported from these services.': 'Exportierte Dateien dieser Dienste.',
  'Archives exported from these services.': 'Exportierte Archive dieser Dienste.',
  'Conversations with ChatGPT and Claude, and messages from Telegram, Signal, Snapchat, Slack, Discord, Teams and Skype.':
    'Unterhaltungen mit ChatGPT und Claude und Nachrichten aus Telegram, Signal, Snapchat, Slack, Discord, Teams und Skype.',
  'Notes from Notion, Obsidian, Bear, Evernote, OneNote and other programs, with attached documents.':
    'Notizen aus Notion, Obsidian, Bear, Evernote, OneNote und anderen Programmen, mit angehängten Dokumenten.',
  'Markdown folders as a .zip, Bear backups, Evernote and OneNote notebooks.':
    'Ordner mit Markdown als .zip, Backups von Bear und Notizbücher von Evernote und OneNote.',
  'Mail, contacts and calendar from Outlook.': 'Mails, Kontakte und Kalender aus Outlook.',
  'A data file (.pst, .ost) or saved mails (.msg).':
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
  'Stored encrypted.': 'Wird verschlüsselt gespeichert.',
  'The Gmail address that the app password belongs to.':
    'Die Gmail-Adresse, zu der das App-Passwort gehört.',
  'A 16-character app password, not your usual one. Stored encrypted.':
    'Ein App-Passwort mit 16 Zeichen, nicht dein normales. Wird verschlüsselt gespeichert.',
  'The Google account that owns the Drive.': 'Das Google-Konto, dem das Drive gehört.',
  'From an OAuth client in your Google Cloud project.':
    'Von einem OAuth-Client in deinem Google-Cloud-Projekt.',
  'Shown as the account of this source.': 'Wird als Konto dieser Quelle angezeigt.',
  'Identifies your account.': 'Kennzeichnet dein Konto.',
  'Distinguishes your messages from those of others.':
    'Unterscheidet deine Nachrichten von denen anderer.',
  'The account whose posts are fetched.': 'Das Konto, dessen Beiträge abgerufen werden.',
  'Turn on 2-Step Verification for your Google account, if it is off.':
    'Schalte für dein Google-Konto die Bestätigung in zwei Schritten ein, falls sie aus ist.',
  'Open myaccount.google.com/apppasswords, name it Trove and choose Create.':
    'Öffne myaccount.google.com/apppasswords, nenne es Trove und wähle „Erstellen“.',
  'Copy the 16 letters into App Password. This takes about two minutes.':
    'Kopiere die 16 Buchstaben in „App-Passwort“. Das dauert etwa zwei Minuten.',
  'Without an app password, export Mail at takeout.google.com and import the .mbox file. The export takes minutes to days.':
    'Ohne App-Passwort: Exportiere Mail auf takeout.google.com und importiere die .mbox-Datei. Google braucht für den Export Minuten bis Tage.',
  'Open the chat on your phone and choose More, Export chat (Android), or tap the contact and choose Export Chat (iPhone).':
    'Öffne den Chat auf dem Handy und wähle „Mehr“, „Chat exportieren“ (Android) oder den Kontakt, „Chat exportieren“ (iPhone).',
  'Choose Without media and send the file to this computer. This takes a minute per chat.':
    'Wähle „Ohne Medien“ und sende die Datei an diesen Computer. Das dauert eine Minute pro Chat.',
  'Import the .txt or .zip file, or paste its text.':
    'Importiere die .txt- oder .zip-Datei oder füge den Text ein.',
}
