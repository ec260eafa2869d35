import type { Dictionary } from '../dictionary.ts'

/** How to get exports of banks, devices and programs. */
export const fileSteps: Dictionary['server'] = {
  'For new transactions every day, open an account at beta-bridge.simplefin.org (1.50 USD a month), connect your bank there, choose New Connection and paste the setup token here.':
    'Für neue Umsätze jeden Tag: Eröffne auf beta-bridge.simplefin.org ein Konto (1,50 USD im Monat), verbinde dort deine Bank, wähle „New Connection“ und füge das Setup-Token hier ein.',
  'Without SimpleFIN, sign in at your bank, open the account and choose Download transactions.':
    'Ohne SimpleFIN: Melde dich bei deiner Bank an, öffne das Konto und lade die Umsätze herunter.',
  'Choose Quicken (.qfx, .ofx, .qif) or CSV, and import the file here. This takes two minutes.':
    'Wähle Quicken (.qfx, .ofx, .qif) oder CSV und importiere die Datei hier. Das dauert zwei Minuten.',
  'Files from any bank will do. Before importing a table, Trove shows how it reads the columns.':
    'Dateien jeder Bank sind recht. Bevor Trove eine Tabelle importiert, zeigt es, wie es die Spalten liest.',
  'Statements as .ofx, .qfx, .qif, .csv, Excel, MT940 or CAMT, or a .zip of them, up to 64 MB each.':
    'Auszüge als .ofx, .qfx, .qif, .csv, Excel, MT940 oder CAMT oder ein .zip davon, je bis 64 MB.',
  'SimpleFIN token': 'SimpleFIN-Token',
  'From SimpleFIN, never your bank password: anything but a token is refused and not stored.':
    'Von SimpleFIN, nie dein Bankpasswort: Alles außer einem Token wird abgelehnt und nicht gespeichert.',
  'iPhone: open Health, tap your picture, choose Export All Health Data and save export.zip. This takes a few minutes, or up to half an hour with many years of data from a watch.':
    'iPhone: Öffne Health, tippe auf dein Bild, wähle „Alle Gesundheitsdaten exportieren“ und sichere export.zip. Das dauert ein paar Minuten, mit vielen Jahren einer Uhr bis zu einer halben Stunde.',
  'Practice or hospital: in the patient portal, choose Download My Record or Share, as C-CDA (.xml or .zip) or FHIR (.json). This takes two minutes.':
    'Praxis oder Krankenhaus: Wähle im Patientenportal „Akte herunterladen“ oder „Teilen“, als C-CDA (.xml oder .zip) oder FHIR (.json). Das dauert zwei Minuten.',
  'Drop the file on Data Sources without unpacking it.':
    'Lege die Datei unter „Datenquellen“ ab, ohne sie zu entpacken.',
  'A later export from the same phone or practice adds only new data.':
    'Ein späterer Export vom selben Handy oder aus derselben Praxis fügt nur Neues hinzu.',
  'Watches and sport: in Strava, choose Settings, My Account, Download or Delete Your Account, Request Your Archive. In Garmin Connect, choose Activities, Export CSV. Or drop recordings (.fit, .tcx, .gpx).':
    'Uhren und Sport: Wähle in Strava „Einstellungen“, „Mein Konto“, „Konto herunterladen oder löschen“, „Archiv anfordern“. Wähle in Garmin Connect „Aktivitäten“, „CSV exportieren“. Oder lege Aufzeichnungen ab (.fit, .tcx, .gpx).',
  'Apple Health (export.zip or export.xml), C-CDA (.xml, .zip) or FHIR (.json, .ndjson, .xml, .zip).':
    'Apple Health (export.zip oder export.xml), C-CDA (.xml, .zip) oder FHIR (.json, .ndjson, .xml, .zip).',
  'Google: open contacts.google.com and choose Export, as Google CSV, Outlook CSV or vCard. In Google Calendar, choose Settings, Import & export, Export.':
    'Google: Öffne contacts.google.com und wähle „Exportieren“, als Google CSV, Outlook CSV oder vCard. Wähle im Google Kalender „Einstellungen“, „Importieren & Exportieren“, „Exportieren“.',
  'Outlook: choose File, Open & Export, Import/Export, Export to a file, Comma Separated Values, and then Contacts or Calendar. On the web, choose People, Manage contacts, Export.':
    'Outlook: Wähle „Datei“, „Öffnen und Exportieren“, „Importieren/Exportieren“, „In Datei exportieren“, „Durch Trennzeichen getrennte Werte“ und dann „Kontakte“ oder „Kalender“. Im Web: „Personen“, „Kontakte verwalten“, „Exportieren“.',
  'iCloud: open icloud.com/contacts, select all and choose Export vCard. This takes a minute.':
    'iCloud: Öffne icloud.com/contacts, markiere alle und wähle „vCard exportieren“. Das dauert eine Minute.',
  'Contacts (.vcf, or .csv from Google or Outlook) and calendars (.ics, or .csv from Outlook).':
    'Kontakte (.vcf oder .csv von Google oder Outlook) und Kalender (.ics oder .csv von Outlook).',
  'Bookmarks: choose Export bookmarks in the bookmark manager (Chrome, Edge, Firefox), or File, Export, Bookmarks (Safari). This takes a minute.':
    'Lesezeichen: Wähle in der Lesezeichenverwaltung „Lesezeichen exportieren“ (Chrome, Edge, Firefox) oder „Ablage“, „Exportieren“, „Lesezeichen“ (Safari). Das dauert eine Minute.',
  'Firefox history: open about:support, Profile Folder, close Firefox and drop places.sqlite. It contains the bookmarks too.':
    'Verlauf von Firefox: Öffne about:support, „Profilordner“, schließe Firefox und lege places.sqlite ab. Die Lesezeichen sind auch darin.',
  'Chrome or Edge history: open chrome://version, note the Profile Path, close the browser and drop the file History from that folder. Or drop History.json from Google Takeout.':
    'Verlauf von Chrome oder Edge: Öffne chrome://version, merke dir den Profilpfad, schließe den Browser und lege die Datei History aus diesem Ordner ab. Oder lege History.json von Google Takeout ab.',
  'Safari history: choose File, Export Browsing Data to File, or drop ~/Library/Safari/History.db.':
    'Verlauf von Safari: Wähle „Ablage“, „Browserdaten in Datei exportieren“, oder lege ~/Library/Safari/History.db ab.',
  'Bookmarks (.html, .json) and histories (places.sqlite, History, History.db, .json, .csv).':
    'Lesezeichen (.html, .json) und Verläufe (places.sqlite, History, History.db, .json, .csv).',
  'Amazon: open amazon.com/hz/privacy-central/data-requests/preview.html, choose Your Orders and submit the request. Amazon sends the .zip within a few days; drop it without unpacking it.':
    'Amazon: Öffne amazon.com/hz/privacy-central/data-requests/preview.html, wähle „Meine Bestellungen“ und sende die Anfrage ab. Amazon schickt das .zip binnen weniger Tage; lege es ab, ohne es zu entpacken.',
  'PayPal: open Activity, Statements, Activity report (paypal.com/reports) and choose All transactions and CSV. This takes a few minutes.':
    'PayPal: Öffne „Aktivitäten“, „Kontoauszüge“, „Aktivitätsbericht“ (paypal.com/reports) und wähle „Alle Transaktionen“ und CSV. Das dauert ein paar Minuten.',
  'eBay and other shops: download the purchase history as .csv, if the shop offers it.':
    'eBay und andere Shops: Lade den Kaufverlauf als .csv herunter, wenn der Shop das anbietet.',
  'Your Orders.zip or Retail.OrderHistory (.csv) from Amazon, an activity report from PayPal, and tables of orders with number, date and item (.csv).':
    'Your Orders.zip oder Retail.OrderHistory (.csv) von Amazon, ein Aktivitätsbericht von PayPal und Tabellen von Bestellungen mit Nummer, Datum und Artikel (.csv).',
  'Sign in at your broker and open the account.':
    'Melde dich bei deinem Broker an und öffne das Konto.',
  'Trades: choose Activity or History, the longest period available, and Download as CSV.':
    'Handel: Wähle „Aktivitäten“ oder „Verlauf“, den längsten Zeitraum und den Download als CSV.',
  'Holdings: choose Positions or Portfolio and Download as CSV. Both take a minute.':
    'Bestände: Wähle „Positionen“ oder „Depot“ und den Download als CSV. Beides dauert eine Minute.',
  'Transactions and positions from Fidelity, Schwab, Vanguard, Robinhood, Interactive Brokers, Coinbase and other brokers (.csv).':
    'Umsätze und Positionen von Fidelity, Schwab, Vanguard, Robinhood, Interactive Brokers, Coinbase und anderen Brokern (.csv).',
  'Spotify: open spotify.com/account/privacy and request Extended streaming history (up to 30 days) or Account data (5 days). Drop the .zip without unpacking it.':
    'Spotify: Öffne spotify.com/account/privacy und fordere den erweiterten Streamingverlauf (bis zu 30 Tage) oder die Kontodaten (5 Tage) an. Lege das .zip ab, ohne es zu entpacken.',
  'Netflix: open netflix.com/viewingactivity and choose Download all (a minute), or request the history of every profile with times at netflix.com/account/getmyinfo (up to 30 days).':
    'Netflix: Öffne netflix.com/viewingactivity und wähle „Alle herunterladen“ (eine Minute), oder fordere auf netflix.com/account/getmyinfo den Verlauf aller Profile mit Uhrzeiten an (bis zu 30 Tage).',
  'Letterboxd: open letterboxd.com/settings/data, choose Export your data (a minute) and drop the .zip without unpacking it.':
    'Letterboxd: Öffne letterboxd.com/settings/data, wähle „Export your data“ (eine Minute) und lege das .zip ab, ohne es zu entpacken.',
  'Apple Music: open privacy.apple.com, request a copy of Apple Media Services information, and drop Apple Music Play Activity.csv.':
    'Apple Music: Öffne privacy.apple.com, fordere eine Kopie der Daten der Apple-Mediendienste an und lege Apple Music Play Activity.csv ab.',
  'Kindle: connect it by cable and drop documents/My Clippings.txt. Goodreads: open My Books and choose Import and export, Export Library.':
    'Kindle: Verbinde ihn per Kabel und lege documents/My Clippings.txt ab. Goodreads: Öffne „My Books“ und wähle „Import and export“, „Export Library“.',
  'Streaming histories from Spotify (.zip, .json), viewing activity from Netflix (.csv), the Letterboxd export (.zip) or its tables (.csv), play activity from Apple Music (.csv), My Clippings.txt, and libraries from Goodreads or StoryGraph (.csv).':
    'Streamingverläufe von Spotify (.zip, .json), der Titelverlauf von Netflix (.csv), der Export von Letterboxd (.zip) oder seine Tabellen (.csv), die Wiedergaben von Apple Music (.csv), My Clippings.txt und Bibliotheken von Goodreads oder StoryGraph (.csv).',
  'ChatGPT: choose Settings, Data controls, Export data. Claude: choose Settings, Privacy, Export data. Both email a link within minutes to a day. Drop the .zip without unpacking it.':
    'ChatGPT: Wähle „Einstellungen“, „Datenkontrollen“, „Daten exportieren“. Claude: Wähle „Einstellungen“, „Datenschutz“, „Daten exportieren“. Beide schicken in Minuten bis einem Tag einen Link per Mail. Lege das .zip ab, ohne es zu entpacken.',
  'Telegram: in Telegram Desktop, choose Settings, Advanced, Export Telegram data, as JSON or HTML. Zip the folder if it has several files.':
    'Telegram: Wähle in Telegram Desktop „Einstellungen“, „Erweitert“, „Telegram-Daten exportieren“, als JSON oder HTML. Packe den Ordner als Zip, wenn er mehrere Dateien hat.',
  'Signal: choose Settings, Chats, Export chat history, and zip the folder, or drop the main.jsonl in it. Snapchat: open accounts.snapchat.com, choose My Data and include chat history, friends and memories, as JSON (a day or more).':
    'Signal: Wähle „Einstellungen“, „Chats“, „Chatverlauf exportieren“ und packe den Ordner als Zip, oder lege die main.jsonl darin ab. Snapchat: Öffne accounts.snapchat.com, wähle „Meine Daten“ mit Chatverlauf, Freunden und Erinnerungen, als JSON (ein Tag oder mehr).',
  'Slack: an owner of the workspace chooses Workspace settings, Import/Export data, Export. Discord: choose User Settings, Data & Privacy, Request Data (up to 30 days).':
    'Slack: Ein Inhaber des Workspace wählt „Workspace-Einstellungen“, „Daten importieren/exportieren“, „Exportieren“. Discord: Wähle „Benutzereinstellungen“, „Daten & Privatsphäre“, „Daten anfordern“ (bis zu 30 Tage).',
  'Teams for private use and Skype: open go.skype.com/export, sign in, choose Conversations and drop messages.json.':
    'Teams privat und Skype: Öffne go.skype.com/export, melde dich an, wähle „Unterhaltungen“ und lege messages.json ab.',
  'Exports from ChatGPT, Claude, Telegram, Signal, Snapchat, Slack, Discord, Teams and Skype (.zip, or the files in them).':
    'Exporte von ChatGPT, Claude, Telegram, Signal, Snapchat, Slack, Discord, Teams und Skype (.zip oder die Dateien darin).',
  'Notion: choose Settings, General, Export all workspace content, as Markdown & CSV. Notion emails a link within minutes to hours.':
    'Notion: Wähle „Einstellungen“, „Allgemein“, „Alle Workspace-Inhalte exportieren“, als Markdown & CSV. Notion schickt in Minuten bis Stunden einen Link per Mail.',
  'Obsidian: zip the vault folder and drop the .zip.':
    'Obsidian: Packe den Ordner des Vault als Zip und lege ihn ab.',
  'Bear: choose File, Backup Notes. Evernote: open a notebook and choose Export Notebook, in ENEX format. Each takes a minute.':
    'Bear: Wähle „Datei“, „Notizen sichern“. Evernote: Öffne ein Notizbuch und wähle „Notizbuch exportieren“ im Format ENEX. Beides dauert je eine Minute.',
  'Apple: at privacy.apple.com, request a copy of your data with iCloud Notes (several days) and drop the .zip.':
    'Apple: Fordere auf privacy.apple.com eine Kopie deiner Daten mit den iCloud-Notizen an (mehrere Tage) und lege das .zip ab.',
  'OneNote: on onedrive.com, download the notebook’s folder as a .zip and drop it. In OneNote for Windows, choose File, Export, Notebook, as OneNote Package (.onepkg).':
    'OneNote: Lade auf onedrive.com den Ordner des Notizbuchs als .zip herunter und lege es ab. In OneNote für Windows: Wähle „Datei“, „Exportieren“, „Notizbuch“, als OneNote-Paket (.onepkg).',
  'Markdown (.md, or a .zip of a folder), Bear backups (.bear2bk), Evernote notebooks (.enex), OneNote notebooks (.onepkg), their sections (.one, or a .zip of them) and the notes in a copy of your data from Apple (.zip).':
    'Markdown (.md oder das .zip eines Ordners), Sicherungen von Bear (.bear2bk), Notizbücher von Evernote (.enex), Notizbücher von OneNote (.onepkg), ihre Abschnitte (.one oder ein .zip davon) und die Notizen in einer Kopie deiner Daten von Apple (.zip).',
  'Choose File, Open & Export, Import/Export, Export to a file, Outlook Data File (.pst).':
    'Wähle „Datei“, „Öffnen und Exportieren“, „Importieren/Exportieren“, „In Datei exportieren“, „Outlook-Datendatei (.pst)“.',
  'Choose the top of your mailbox with its subfolders, and leave the password empty.':
    'Wähle die oberste Ebene deines Postfachs mit Unterordnern und lass das Passwort leer.',
  'For single mails, drag them from Outlook into a folder. Each becomes a .msg file. Large mailboxes take several minutes.':
    'Einzelne Mails ziehst du aus Outlook in einen Ordner. Jede wird eine .msg-Datei. Große Postfächer dauern mehrere Minuten.',
  'An Outlook data file (.pst, .ost), saved mails (.msg), or a zip of them, up to 50 GB.':
    'Eine Outlook-Datendatei (.pst, .ost), gespeicherte Mails (.msg) oder ein Zip davon, bis 50 GB.',
}
