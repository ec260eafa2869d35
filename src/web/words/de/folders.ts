import type { Dictionary } from '../dictionary.ts'

/** Folders whose files are imported. */
export const folders: Dictionary['page'] = {
  'Looking for new files in a folder': 'In einem Ordner nach neuen Dateien suchen',
  'Import new files': 'Neue Dateien importieren',
  'Choose a folder': 'Ordner wählen',
  'Folder {folder}': 'Ordner {folder}',
  'A folder on this device': 'Ein Ordner auf diesem Gerät',
  'Watched as long as a page of Trove is open in this browser.':
    'Wird überwacht, solange Trove in diesem Browser geöffnet ist.',
  'Its documents and exports are imported; next time, only what is new.':
    'Seine Dokumente und Exporte werden importiert, beim nächsten Mal nur Neues.',
  'Check now': 'Jetzt prüfen',
  'Watch a folder': 'Ordner überwachen',
  'Forget folder': 'Ordner vergessen',
  'Import of the folder': 'Import des Ordners',
  '{done} of {total} files sent': '{done} von {total} Dateien gesendet',
  '{count} files imported.': {
    one: '1 Datei importiert.',
    other: '{count} Dateien importiert.',
  },
  '{count} files wait for your answer.': {
    one: '1 Datei wartet auf deine Antwort.',
    other: '{count} Dateien warten auf deine Antwort.',
  },
  'Folder to import': 'Zu importierender Ordner',
  '{count} files could not be imported.': {
    one: '1 Datei ließ sich nicht importieren.',
    other: '{count} Dateien ließen sich nicht importieren.',
  },
  'Files that could not be imported': 'Dateien, die sich nicht importieren ließen',
  'That did not work.': 'Das hat nicht geklappt.',
  'Your folder on the server': 'Dein Ordner auf dem Server',
  'Every document and export put into it is imported automatically.':
    'Jedes Dokument und jeder Export darin wird von selbst importiert.',
  'Stop watching': 'Nicht mehr überwachen',
  'Watch this folder': 'Diesen Ordner überwachen',
  Path: 'Pfad',
  '{count} files arriving.': {
    one: '1 Datei kommt gerade an.',
    other: '{count} Dateien kommen gerade an.',
  },
  'Waiting files': 'Wartende Dateien',
  'No longer watched': 'Nicht mehr überwacht',
  'The files in the folder and everything imported from it stay.':
    'Die Dateien im Ordner und alles, was daraus importiert wurde, bleiben.',
  'The folder could not be imported completely.':
    'Der Ordner ließ sich nicht vollständig importieren.',
  'Nothing in this folder': 'Nichts in diesem Ordner',
  'It has no files that Trove could import.': 'Er hat keine Dateien, die Trove importieren könnte.',
  'No access': 'Kein Zugriff',
  'The browser does not let Trove read this folder. Allow it, or choose it again.':
    'Der Browser lässt Trove diesen Ordner nicht lesen. Erlaube es oder wähle ihn erneut.',
  'The folder is gone': 'Der Ordner ist weg',
  'It may have been moved or renamed. Choose it again.':
    'Vielleicht wurde er verschoben oder umbenannt. Wähle ihn erneut.',
  'Folder forgotten': 'Ordner vergessen',
  'Everything imported from it stays.': 'Alles, was daraus importiert wurde, bleibt.',
  'There is nothing new in it.': 'Es ist nichts Neues darin.',
}

/** What the server says of them. */
export const folderReasons: Dictionary['server'] = {
  'Say which account it is from.': 'Sag, von welchem Konto sie ist.',
  'Choose the source it belongs to.': 'Wähle die Quelle, zu der sie gehört.',
  'Confirm how its columns are read.': 'Bestätige, wie ihre Spalten gelesen werden.',
  'It is encrypted. Enter what opens it.': 'Sie ist verschlüsselt. Gib ein, was sie öffnet.',
  'Say which name in it is yours.': 'Sag, welcher Name darin deiner ist.',
  'No source knows this file, and it is not a document that Trove can read.':
    'Keine Quelle kennt diese Datei, und sie ist kein Dokument, das Trove lesen kann.',
  'The file is empty.': 'Die Datei ist leer.',
  'The folder is not there any more. What was imported from it stays.':
    'Den Ordner gibt es nicht mehr. Was daraus importiert wurde, bleibt.',
  'The folder is a link to another place, so Trove does not read it.':
    'Der Ordner ist ein Verweis auf einen anderen Ort, deshalb liest Trove ihn nicht.',
  'The folder has more than {count} files. Move some out of it.':
    'Der Ordner hat mehr als {count} Dateien. Verschiebe einige an einen anderen Ort.',
  'Trove is not allowed to read this folder.': 'Trove darf diesen Ordner nicht lesen.',
  'This server watches no folders. Whoever runs it can turn that on with WATCHED_FOLDERS.':
    'Dieser Server überwacht keine Ordner. Wer ihn betreibt, kann das mit WATCHED_FOLDERS einschalten.',
  'Your folder is not being watched.': 'Dein Ordner wird nicht überwacht.',
  'The waiting files have changed or are gone. Check the folder again in a minute.':
    'Die wartenden Dateien haben sich geändert oder sind weg. Prüfe den Ordner in einer Minute noch einmal.',
  'The server cannot create your folder. Whoever runs it has to check WATCHED_FOLDERS.':
    'Der Server kann deinen Ordner nicht anlegen. Wer ihn betreibt, muss WATCHED_FOLDERS prüfen.',
}
