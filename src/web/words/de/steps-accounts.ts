import type { Dictionary } from '../dictionary.ts'

/** How to get the data of mailboxes, drives and networks, and what their fields ask for. */
export const accountSteps: Dictionary['server'] = {
  'In the other Trove, open Account and create an API key for the data you want to import: records, questions, documents.':
    'Öffne im anderen Trove „Konto“ und erstelle einen API-Schlüssel für die Daten, die du importieren willst: Datensätze, Fragen, Dokumente.',
  'Copy the key for another Trove, which includes the address, and the user id next to it into the fields here. This takes a minute.':
    'Kopiere den Schlüssel für ein anderes Trove, der die Adresse enthält, und die Benutzer-ID daneben in die Felder hier. Das dauert eine Minute.',
  'The other Trove must be on the internet, with https. Each sync fetches its new data.':
    'Das andere Trove muss im Internet erreichbar sein, mit https. Jeder Abgleich holt seine neuen Daten.',
  'For a Trove on your own network, choose Export everything on its Account page and import the .zip here.':
    'Bei einem Trove im eigenen Netz: Wähle auf seiner Kontoseite „Alles exportieren“ und importiere die .zip-Datei hier.',
  'The archive (.zip) that Export everything creates in another Trove.':
    'Das Archiv (.zip), das „Alles exportieren“ in einem anderen Trove erstellt.',
  'API Key': 'API-Schlüssel',
  'Followed by the address of the other Trove, as shown there. Stored encrypted.':
    'Gefolgt von der Adresse des anderen Trove, wie dort angezeigt. Wird verschlüsselt gespeichert.',
  'Shown next to the key on the Account page.': 'Steht auf der Kontoseite neben dem Schlüssel.',
  'A mailbox from Google Takeout (.mbox), single mails (.eml, .emlx), or a zip of mails or a Maildir, up to 50 GB.':
    'Ein Postfach von Google Takeout (.mbox), einzelne Mails (.eml, .emlx) oder ein Zip mit Mails oder einem Maildir, bis 50 GB.',
  'Open console.cloud.google.com, create a project and enable the Google Drive API in it. For web analytics, also enable the Google Analytics Data API and the Google Analytics Admin API.':
    'Öffne console.cloud.google.com, lege ein Projekt an und aktiviere darin die Google Drive API. Für Webanalysen aktiviere auch die Google Analytics Data API und die Google Analytics Admin API.',
  'Under OAuth consent screen, choose External, enter your email address and publish the app. While it is in testing, Google revokes access every seven days.':
    'Wähle unter „OAuth-Zustimmungsbildschirm“ „Extern“, gib deine E-Mail-Adresse ein und veröffentliche die App. Solange sie im Test ist, entzieht Google den Zugriff alle sieben Tage.',
  'Under Credentials, create an OAuth client ID of the type Web application. As its redirect URI, enter the address of this Trove followed by /api/oauth/google/callback, for example https://trove.example.org/api/oauth/google/callback.':
    'Erstelle unter „Anmeldedaten“ eine OAuth-Client-ID vom Typ „Webanwendung“. Gib als Weiterleitungs-URI die Adresse dieses Trove ein, gefolgt von /api/oauth/google/callback, zum Beispiel https://trove.example.org/api/oauth/google/callback.',
  'Copy the client ID and client secret into the fields. This takes about ten minutes.':
    'Kopiere Client-ID und Clientschlüssel in die Felder. Das dauert etwa zehn Minuten.',
  'Choose Continue at Google, sign in with the account you entered, dismiss the warning about an unverified app (it is your own) and allow access. Trove can only read.':
    'Wähle „Weiter zu Google“, melde dich mit dem eingegebenen Konto an, übergehe die Warnung vor einer nicht überprüften App (es ist deine eigene) und erlaube den Zugriff. Trove kann nur lesen.',
  'Without an OAuth client, request an archive at takeout.google.com as .zip, with JSON for activity and history, and import all its parts here. The export takes hours to days.':
    'Ohne OAuth-Client: Fordere auf takeout.google.com ein Archiv als .zip an, mit JSON für Aktivitäten und Verlauf, und importiere alle Teile hier. Der Export dauert Stunden bis Tage.',
  'All parts of a Google Takeout archive together (.zip), or single files from it: contacts (.vcf), a calendar (.ics), a timeline or activity (.json). Also tables from Google Analytics (.csv).':
    'Alle Teile eines Archivs von Google Takeout zusammen (.zip) oder einzelne Dateien daraus: Kontakte (.vcf), ein Kalender (.ics), eine Zeitachse oder Aktivitäten (.json). Auch Tabellen aus Google Analytics (.csv).',
  'Client ID': 'Client-ID',
  'Client Secret': 'Clientschlüssel',
  'At linkedin.com, choose Settings, Data privacy, Get a copy of your data, and the larger data archive.':
    'Wähle auf linkedin.com „Einstellungen“, „Datenschutz“, „Kopie Ihrer Daten anfordern“ und das größere Datenarchiv.',
  'LinkedIn sends a first part in about ten minutes and the complete archive within a day. The links work for three days.':
    'LinkedIn schickt einen ersten Teil nach etwa zehn Minuten und das ganze Archiv innerhalb eines Tages. Die Links gelten drei Tage.',
  'Import both .zip files. The second one contains more, and nothing is stored twice.':
    'Importiere beide .zip-Dateien. Die zweite enthält mehr, und nichts wird doppelt gespeichert.',
  'LinkedIn does not allow access by password. Without a token, import a newer export to add new data.':
    'LinkedIn erlaubt keinen Zugriff per Passwort. Ohne Token kommen neue Daten mit einem neueren Export.',
  'Members in the European Union, the EEA and Switzerland can request Member Data Portability at developer.linkedin.com and create a token there (about half an hour, valid for 60 days). Enter it under Configure, then choose Sync Now. Saved responses of that service (.json) can be imported too.':
    'Mitglieder in der Europäischen Union, im EWR und in der Schweiz können auf developer.linkedin.com „Member Data Portability“ anfordern und dort ein Token erstellen (etwa eine halbe Stunde, 60 Tage gültig). Gib es unter „Einrichten“ ein und wähle „Jetzt abgleichen“. Auch gespeicherte Antworten dieses Dienstes (.json) lassen sich importieren.',
  'Your LinkedIn export, basic or complete (.zip), or single tables from it (.csv).':
    'Dein Export von LinkedIn, klein oder vollständig (.zip), oder einzelne Tabellen daraus (.csv).',
  'Never used or stored, because LinkedIn forbids signing in this way. Any text will do.':
    'Wird weder benutzt noch gespeichert, weil LinkedIn diese Anmeldung verbietet. Irgendein Text genügt.',
  'Everything, including Messenger: in the Accounts Center, choose Your information and permissions, Export your information, to your device, for all time, as JSON. This takes an hour to several days. Then import all .zip files together.':
    'Alles, auch Messenger: Wähle in der Kontenübersicht „Deine Informationen und Berechtigungen“, „Deine Informationen exportieren“, auf dein Gerät, für den gesamten Zeitraum, als JSON. Das dauert eine Stunde bis mehrere Tage. Importiere dann alle .zip-Dateien zusammen.',
  'Encrypted chats are a separate download: in Messenger, choose Privacy and safety, End-to-end encrypted chats, Message storage, Download secure storage data.':
    'Verschlüsselte Chats lädst du getrennt herunter: Wähle im Messenger „Privatsphäre und Sicherheit“, „Ende-zu-Ende-verschlüsselte Chats“, „Nachrichtenspeicher“, „Daten im sicheren Speicher herunterladen“.',
  'With a token: create an app at developers.facebook.com and copy a user token from its Graph API Explorer, with user_posts, user_photos, user_likes and user_events. This takes about ten minutes.':
    'Mit einem Token: Erstelle auf developers.facebook.com eine App und kopiere aus ihrem Graph API Explorer ein Nutzertoken mit user_posts, user_photos, user_likes und user_events. Das dauert etwa zehn Minuten.',
  'A token gives access to your posts, captioned photos, liked pages and events, but not to messages or comments. It expires after an hour or two, an extended one after 60 days. Then enter a new one.':
    'Ein Token gibt Zugriff auf deine Beiträge, beschriftete Fotos, Seiten mit „Gefällt mir“ und Veranstaltungen, nicht auf Nachrichten und Kommentare. Es läuft nach ein, zwei Stunden ab, ein verlängertes nach 60 Tagen. Gib dann ein neues ein.',
  'Your export from Facebook or Instagram (.zip, all parts together, JSON or HTML), encrypted chats (.zip), or single files from them.':
    'Dein Export von Facebook oder Instagram (.zip, alle Teile zusammen, JSON oder HTML), verschlüsselte Chats (.zip) oder einzelne Dateien daraus.',
  'Never used or stored, because Facebook forbids signing in this way. Any text will do.':
    'Wird weder benutzt noch gespeichert, weil Facebook diese Anmeldung verbietet. Irgendein Text genügt.',
  'Stored encrypted. Enter "file" to import your export instead.':
    'Wird verschlüsselt gespeichert. Gib „file“ ein, um stattdessen deinen Export zu importieren.',
  'Exported chats (.txt or .zip), one file per chat, up to 50 GB. Also msgstore.db.crypt15 with its 64-digit key, msgstore.db, ChatStorage.sqlite or an iPhone backup without a password.':
    'Exportierte Chats (.txt oder .zip), eine Datei pro Chat, bis 50 GB. Auch msgstore.db.crypt15 mit dem 64-stelligen Schlüssel, msgstore.db, ChatStorage.sqlite oder ein iPhone-Backup ohne Passwort.',
  'Your own, with the country code. It identifies your messages.':
    'Deine eigene, mit Ländervorwahl. Daran erkennt Trove deine Nachrichten.',
  'Paste an exported chat, or enter "file" and import the file afterwards.':
    'Füge einen exportierten Chat ein, oder gib „file“ ein und importiere die Datei danach.',
  'Mac: give Terminal full disk access (System Settings, Privacy & Security), then run sqlite3 ~/Library/Messages/chat.db ".backup ~/Desktop/chat.db" and import that file. This takes about five minutes.':
    'Mac: Gib dem Terminal Festplattenvollzugriff (Systemeinstellungen, Datenschutz & Sicherheit), führe sqlite3 ~/Library/Messages/chat.db ".backup ~/Desktop/chat.db" aus und importiere diese Datei. Das dauert etwa fünf Minuten.',
  'iPhone: make a backup in Finder or iTunes (up to an hour). Zip its folder, or only Manifest.plist, Manifest.db and the folders 3d and 31 in it. Import the zip.':
    'iPhone: Erstelle im Finder oder in iTunes ein Backup (bis zu einer Stunde). Packe seinen Ordner als Zip, oder nur Manifest.plist, Manifest.db und die Ordner 3d und 31 darin. Importiere das Zip.',
  'If the backup is encrypted, Trove asks for its password when you drop the zip.':
    'Ist das Backup verschlüsselt, fragt Trove nach dem Passwort, sobald du das Zip ablegst.',
  'chat.db, sms.db, a zip of one of these, or a zip of an iPhone backup, up to 50 GB.':
    'chat.db, sms.db, ein Zip davon oder das Zip eines iPhone-Backups, bis 50 GB.',
  'Apple ID': 'Apple-ID',
  'chat.db from a Mac, or a zip of an iPhone backup.':
    'chat.db von einem Mac oder das Zip eines iPhone-Backups.',
  'Device ID': 'Geräte-ID',
  'Trove tells you if a backup is from another device.':
    'Trove sagt dir, wenn ein Backup von einem anderen Gerät ist.',
  'Install SMS Backup & Restore (by SyncTech) on the phone and choose Back up now, with messages and calls, on the phone or to Drive. This takes a few minutes.':
    'Installiere auf dem Handy SMS Backup & Restore (von SyncTech) und wähle „Jetzt sichern“, mit Nachrichten und Anrufen, auf dem Handy oder in Drive. Das dauert ein paar Minuten.',
  'Send the files sms-….xml and calls-….xml to this computer and import them.':
    'Sende die Dateien sms-….xml und calls-….xml an diesen Computer und importiere sie.',
  'SMS Import/Export works too: import its messages-….zip.':
    'SMS Import/Export geht auch: Importiere seine Datei messages-….zip.',
  'For Google Chat and Google Voice, request both at takeout.google.com (hours to a day) and import the zip.':
    'Für Google Chat und Google Voice: Fordere beide auf takeout.google.com an (Stunden bis ein Tag) und importiere das Zip.',
  'Backups from SMS Backup & Restore (.xml) or SMS Import/Export (.zip), or a Takeout zip, up to 50 GB.':
    'Sicherungen von SMS Backup & Restore (.xml) oder SMS Import/Export (.zip) oder ein Zip von Takeout, bis 50 GB.',
  'Identifies your messages in Google Chat.':
    'Daran erkennt Trove deine Nachrichten in Google Chat.',
  'Your own, with the country code, because the backup does not include it.':
    'Deine eigene, mit Ländervorwahl, denn in der Sicherung steht sie nicht.',
  'Backup Data': 'Sicherung',
  'A file from SMS Backup & Restore or SMS Import/Export, or a Takeout zip.':
    'Eine Datei von SMS Backup & Restore oder SMS Import/Export oder ein Zip von Takeout.',
  'Free and complete: at x.com, choose Settings, Your account, Download an archive of your data. After a day or more, import the .zip file. It contains posts, replies, likes, direct messages and followers.':
    'Kostenlos und vollständig: Wähle auf x.com „Einstellungen“, „Dein Account“, „Ein Archiv deiner Daten herunterladen“. Importiere nach einem Tag oder mehr die .zip-Datei. Sie enthält Beiträge, Antworten, Likes, Direktnachrichten und Follower.',
  'With a token: create a project at developer.x.com, buy credits and copy its bearer token. This takes about ten minutes.':
    'Mit einem Token: Lege auf developer.x.com ein Projekt an, kaufe Guthaben und kopiere sein Bearer-Token. Das dauert etwa zehn Minuten.',
  'X charges about $0.005 per post and $0.01 for the account. The newest 3,200 posts cost up to $16; after that only new posts cost anything. Older ones are not available.':
    'X verlangt etwa 0,005 $ pro Beitrag und 0,01 $ für das Konto. Die neuesten 3.200 Beiträge kosten bis zu 16 $, danach nur noch neue. Ältere gibt es so nicht.',
  'Your X archive (.zip, from any year), or single files from its data folder (.js).':
    'Dein Archiv von X (.zip, aus jedem Jahr) oder einzelne Dateien aus seinem Ordner „data“ (.js).',
  Username: 'Benutzername',
  'Bearer Token': 'Bearer-Token',
  'Stored encrypted. X charges for fetching: see the steps. Enter "file" to import your archive instead.':
    'Wird verschlüsselt gespeichert. Das Abrufen kostet bei X Geld: siehe die Schritte. Gib „file“ ein, um stattdessen dein Archiv zu importieren.',
}
