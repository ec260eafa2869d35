import type { Words } from '../dictionary.ts'

/** Files that are imported: recognition, tables and the review. */
export const imports: Words = {
  'This bank is new to Trove. Please check its columns.':
    'Diese Bank ist Trove neu. Bitte prüfe die Spalten.',
  'Amounts are in': 'Beträge stehen in',
  'One column': 'Einer Spalte',
  'Two columns, out and in': 'Zwei Spalten, Ausgang und Eingang',
  'Dates are written': 'Schreibweise des Datums',
  Currency: 'Währung',
  'As the file says': 'Wie in der Datei',
  'Spending is written without a minus, as on most card statements':
    'Ausgaben stehen ohne Minus, wie auf den meisten Kartenabrechnungen',
  'Choose the column with the amounts.': 'Gib an, in welcher Spalte die Beträge stehen.',
  None: 'Keine',
  'Column {index}': 'Spalte {index}',
  'the statement': 'der Auszug',
  'The first rows of {name}': 'Die ersten Zeilen von {name}',
  'Files to import': 'Dateien zum Importieren',
  'Tables to identify': 'Tabellen, deren Art du angibst',
  'Import {count} files': { one: '1 Datei importieren', other: '{count} Dateien importieren' },
  'What are these tables?': { one: 'Was ist diese Tabelle?', other: 'Was sind diese Tabellen?' },
  'Nothing to import in these files': {
    one: 'In dieser Datei ist nichts zu importieren',
    other: 'In diesen Dateien ist nichts zu importieren',
  },
  '{count} files recognised': { one: '1 Datei erkannt', other: '{count} Dateien erkannt' },
  '{known} of {known2} files recognised': '{known} von {known2} Dateien erkannt',
  'Nothing was imported.': 'Es wurde nichts importiert.',
  'Nothing is imported until you confirm. Cancel discards the files.':
    'Importiert wird erst, wenn du bestätigst. „Abbrechen“ verwirft die Dateien.',
  'Import {name}': '{name} importieren',
  'Import into': 'Importieren in',
  'New source: {name}': 'Neue Quelle: {name}',
  'Still to be answered: {names}': 'Noch zu beantworten: {names}',
  'Import files': 'Dateien importieren',
  'Drop any export here': 'Beliebigen Export hier ablegen',
  'Mailboxes, chats, bank statements, health records, archives of social networks. Trove says what it found before anything is imported.':
    'Postfächer, Chats, Kontoauszüge, Gesundheitsdaten, Archive sozialer Netzwerke. Trove sagt, was es gefunden hat, bevor etwas importiert wird.',
  'Choose files': 'Dateien wählen',
  'This is a picture.': 'Das ist ein Bild.',
  'Only the phone has the key of this WhatsApp backup. Turn on end-to-end encrypted backup with a 64-digit key there and drop the .crypt15 file, or use Export chat.':
    'Den Schlüssel dieses WhatsApp-Backups hat nur das Handy. Schalte dort das Ende-zu-Ende-verschlüsselte Backup mit 64-stelligem Schlüssel ein und leg die .crypt15-Datei hier ab, oder nimm „Chat exportieren“.',
  'Trove recognises nothing in this archive. If the export came in several parts, drop all of them together.':
    'In diesem Archiv ist kein Export, den Trove kennt. Wenn der Export aus mehreren Teilen besteht, leg alle zusammen hier ab.',
  'This Outlook data file is damaged or encrypted.':
    'Diese Outlook-Datendatei ist beschädigt oder verschlüsselt.',
  'Statements can’t be imported as PDFs. Your bank also offers CSV, QFX or OFX.':
    'Kontoauszüge lassen sich nicht als PDF importieren. Deine Bank bietet auch CSV, QFX oder OFX an.',
  'Trove doesn’t recognise these columns.': 'Trove erkennt diese Spalten nicht.',
  'Trove doesn’t recognise this page. If the service also offers JSON, choose that.':
    'Trove erkennt diese Seite nicht. Wenn der Dienst auch JSON anbietet, wähle das.',
  'This is a document.': 'Das ist ein Dokument.',
  'Trove doesn’t recognise this file. Drop the export just as you downloaded it.':
    'Trove kennt diese Art von Datei nicht. Leg den Export so ab, wie der Dienst ihn erstellt hat, ohne ihn umzubenennen oder zu entpacken.',
  'Files are still being sent': 'Es werden noch Dateien gesendet',
  'If you leave this page now, you will have to send them again.':
    'Wenn du die Seite jetzt verlässt, kommen sie nicht an und müssen neu gesendet werden.',
  Stay: 'Bleiben',
  Leave: 'Verlassen',
  Date: 'Datum',
  Description: 'Beschreibung',
  Amount: 'Betrag',
  'Money out': 'Ausgang',
  'Money in': 'Eingang',
  Balance: 'Saldo',
  'Day first, 31/12/2025': 'Tag zuerst, 31.12.2025',
  'Month first, 12/31/2025': 'Monat zuerst, 12/31/2025',
  'Year first, 2025-12-31': 'Jahr zuerst, 2025-12-31',
  'The export doesn’t say which name is yours. Choose it, and Trove can tell your messages from other people’s.':
    'Die Datei verrät es nicht. Sobald Trove es weiß, unterscheidet es, was du geschrieben und was du bekommen hast.',
  'I’ll choose later': 'Sage ich später',
  'Sending {count} files': {
    one: '1 Datei wird gesendet',
    other: '{count} Dateien werden gesendet',
  },
  'Not sent': 'Nicht gesendet',
  'Checking the files': 'Dateien werden angesehen',
  'Finding out what they are…': 'Es wird ermittelt, was sie sind …',
  '{names} and {others} more': '{names} und {others} weitere',
  '{total} of {total2} sent': '{total} von {total2} gesendet',
  '{sent}, {formatDuration} left': '{sent}, noch {formatDuration}',
  'A bank statement': 'Ein Kontoauszug',
  'You say below which columns are read.': 'Du gibst unten an, welche Spalten gelesen werden.',
  'Another table': 'Eine andere Tabelle',
  'It is kept under Documents, and you can ask about its rows.':
    'Sie kommt zu den Dokumenten, und du kannst nach ihren Zeilen fragen.',
  'Leave it out': 'Weglassen',
  'It is discarded.': 'Nichts davon wird gespeichert.',
  '{size} · A table of unknown content': '{size} · Eine Tabelle mit unbekanntem Inhalt',
  'What is this?': 'Was ist das?',
  'Files that are not recognised': 'Nicht erkannte Dateien',
  'Not recognised, so not imported': 'Nicht erkannt und deshalb nicht importiert',
  'To ask about what is written in it, upload it under {link}.':
    'Um nach dem Inhalt zu fragen, lade sie unter {link} hoch.',
  'The files could not be sent.': 'Die Dateien konnten nicht gesendet werden.',
  'Drop the export here': 'Export hierher ziehen',
  'Or connect an account': 'Oder ein Konto verbinden',
  'Please choose': 'Bitte wählen',
  'Which account is it?': 'Welches Konto ist das?',
  'Bank and account, such as “City Bank, checking”.':
    'Bank und Konto, etwa „Stadtbank, Girokonto“.',
  'Which mailbox is it?': 'Welches Postfach ist das?',
  'Its address, or a name such as “Work mail”.': 'Seine Adresse oder ein Name wie „Arbeit“.',
  'Name of the new source': 'Name der neuen Quelle',
  'As it will be listed here.': 'So steht sie dann hier.',
  'Import errors': 'Fehler beim Import',
  'The import into {name} failed': 'Der Import in {name} ist fehlgeschlagen',
  'Nothing new was imported into {name}.': 'In {name} kam nichts Neues dazu.',
  '{count} items': { one: '1 Eintrag', other: '{count} Einträge' },
  'Imported {items} from {name}.': '{items} aus {name} importiert.',
  'Importing {amount}': 'Import: {amount}',
  '{count} imports running': { one: '1 Import läuft', other: '{count} Importe laufen' },
  'Failed to start the import': 'Der Import wurde nicht gestartet',
  'Kept as a table': 'Als Tabelle gespeichert',
  'It is listed under Documents, and you can ask about its rows.':
    'Sie steht unter Dokumente, und du kannst nach ihren Zeilen fragen.',
  'Files are gone': 'Dateien sind weg',
  'The files that you had chosen are no longer kept. Please choose them again.':
    'Die gewählten Dateien sind nicht mehr gespeichert. Bitte wähle sie erneut.',
  'The files that you had chosen could not be looked up. Please reload the page.':
    'Die gewählten Dateien konnten nicht gefunden werden. Bitte lade die Seite neu.',
  'One import at a time': 'Ein Import nach dem anderen',
  'Import or cancel the files that are shown first, then drop the next ones.':
    'Importiere zuerst die angezeigten Dateien oder brich ab und leg dann die nächsten ab.',
  'Failed to import the files': 'Die Dateien wurden nicht importiert',
  'Import finished': 'Import fertig',
  '{names}: each card has its report.': '{names}: Jede Karte hat ihren Bericht.',
}
