/** What a file is that cannot be read, and what would work instead. */
export const fileReasons: Record<string, string> = {
  'A OneNote section: drop it on Data Sources with .one at the end of its name, or export its pages as PDF or Word.':
    'Ein OneNote-Abschnitt: Leg ihn mit .one am Ende seines Namens unter „Datenquellen“ ab, oder exportiere seine Seiten als PDF oder Word.',
  'A list of OneNote sections: it contains no notes. Drop the sections (.one) beside it on Data Sources.':
    'Eine Liste von OneNote-Abschnitten: Sie enthält keine Notizen. Leg die Abschnitte (.one) daneben unter „Datenquellen“ ab.',
  'A .zip archive: drop it on Data Sources if it is an export, or unpack it and add the files in it.':
    'Ein .zip-Archiv: Leg es unter „Datenquellen“ ab, wenn es ein Export ist, oder entpacke es und füge die Dateien darin hinzu.',
  'A .zip archive with a password: unpack it with its password, and add the files in it or a .zip without one.':
    'Ein .zip-Archiv mit Passwort: Entpacke es mit seinem Passwort und füge die Dateien darin oder ein .zip ohne Passwort hinzu.',
  'A RAR archive: unpack it and add the files in it, or make a .zip of them.':
    'Ein RAR-Archiv: Entpacke es und füge die Dateien darin hinzu, oder mach ein .zip daraus.',
  'A 7-Zip archive: unpack it and add the files in it, or make a .zip of them.':
    'Ein 7-Zip-Archiv: Entpacke es und füge die Dateien darin hinzu, oder mach ein .zip daraus.',
  'An archive: unpack it and add the files in it, or make a .zip of them.':
    'Ein Archiv: Entpacke es und füge die Dateien darin hinzu, oder mach ein .zip daraus.',
  'A disk image: open it and add the files in it.':
    'Ein Datenträgerabbild: Öffne es und füge die Dateien darin hinzu.',
  'An Access database: export its tables as Excel or CSV.':
    'Eine Access-Datenbank: Exportiere ihre Tabellen als Excel oder CSV.',
  'A database of another program: export its contents there as CSV, Excel or JSON.':
    'Die Datenbank eines anderen Programms: Exportiere ihren Inhalt dort als CSV, Excel oder JSON.',
  'A data set of a statistics program: export it as CSV or Excel.':
    'Ein Datensatz eines Statistikprogramms: Exportiere ihn als CSV oder Excel.',
  'A technical drawing: plot or export it as PDF.':
    'Eine technische Zeichnung: Exportiere sie als PDF.',
  'A design file: export it as PDF, PNG or JPEG.':
    'Eine Grafikdatei: Exportiere sie als PDF, PNG oder JPEG.',
  'A raw photograph or a picture of a rare format: export it as JPEG, HEIC or PNG.':
    'Ein Rohbild der Kamera oder ein Bild in einem seltenen Format: Exportiere es als JPEG, HEIC oder PNG.',
  'A PostScript, XPS or DjVu document: print or convert it to PDF.':
    'Ein PostScript-, XPS- oder DjVu-Dokument: Drucke oder wandle es in PDF um.',
  'A Publisher or Project file: save it as PDF.':
    'Eine Datei von Publisher oder Project: Speichere sie als PDF.',
  'A document of an old office program: open it in LibreOffice and save it as Word or PDF.':
    'Ein Dokument eines alten Office-Programms: Öffne es in LibreOffice und speichere es als Word oder PDF.',
  'A spreadsheet of an old office program: open it in LibreOffice and save it as Excel.':
    'Eine Tabelle eines alten Office-Programms: Öffne sie in LibreOffice und speichere sie als Excel.',
  'A Kindle book: convert it to EPUB, if it is not copy-protected.':
    'Ein Kindle-Buch: Wandle es in EPUB um, wenn es keinen Kopierschutz hat.',
  'A link to a Google document, without its text: download the document there as Word, Excel or PDF, or connect Google Drive.':
    'Ein Link auf ein Google-Dokument ohne dessen Text: Lade das Dokument dort als Word, Excel oder PDF herunter, oder verbinde Google Drive.',
  'A shortcut: add the file or page that it points to.':
    'Eine Verknüpfung: Füge die Datei oder Seite hinzu, auf die sie zeigt.',
  'A sound recording: it is not transcribed. Add its transcript as text.':
    'Eine Tonaufnahme: Sie wird nicht in Text umgewandelt. Füge ihre Abschrift als Text hinzu.',
  'A video: it is not transcribed. Add its transcript or subtitles as text.':
    'Ein Video: Es wird nicht in Text umgewandelt. Füge seine Abschrift oder Untertitel als Text hinzu.',
  'A program: Trove reads data only. Add the files that the program saves or exports.':
    'Ein Programm: Trove liest nur Daten. Füge die Dateien hinzu, die das Programm speichert oder exportiert.',
  'An encrypted file: decrypt it first and add the result.':
    'Eine verschlüsselte Datei: Entschlüssle sie zuerst und füge das Ergebnis hinzu.',
  'A store of passwords: Trove takes none. Keep it where it is.':
    'Ein Passwortspeicher: Trove nimmt keine Passwörter an. Lass ihn, wo er ist.',
  'A text file with an unfamiliar extension: add .txt to its name.':
    'Eine Textdatei mit ungewohnter Endung: Häng .txt an ihren Namen.',
  'If a program or service exported it, drop it on Data Sources.':
    'Wenn ein Programm oder Dienst sie exportiert hat, leg sie unter „Datenquellen“ ab.',
  'Save it as PDF, Word, Excel or text in the program that made it.':
    'Speichere sie in dem Programm, mit dem sie erstellt wurde, als PDF, Word, Excel oder Text.',
  'This kind of file cannot be read. These can: {kinds}.':
    'Diese Art von Datei kann nicht gelesen werden. Gelesen werden: {kinds}.',
  'PDF, Word, Excel, PowerPoint, OpenDocument, Pages, Keynote, Numbers, CSV, JSON, text, Markdown, HTML and saved web pages (mht), e-books (EPUB), saved mails (eml, msg) and pictures (png, jpg, gif, heic, tiff, webp, avif, bmp)':
    'PDF, Word, Excel, PowerPoint, OpenDocument, Pages, Keynote, Numbers, CSV, JSON, Text, Markdown, HTML und gespeicherte Webseiten (mht), E-Books (EPUB), gespeicherte Mails (eml, msg) und Bilder (png, jpg, gif, heic, tiff, webp, avif, bmp)',
  'This PDF is protected by a password. Remove the password and upload it again.':
    'Dieses PDF ist mit einem Passwort geschützt. Entferne das Passwort und lade es noch einmal hoch.',
  'This file is protected by a password. Remove the password and upload it again.':
    'Diese Datei ist mit einem Passwort geschützt. Entferne das Passwort und lade sie noch einmal hoch.',
  'The file is damaged and could not be read.':
    'Die Datei ist beschädigt und konnte nicht gelesen werden.',
  'The file is damaged at {place} and could not be read.':
    'Die Datei ist beschädigt ({place}) und konnte nicht gelesen werden.',
  'page {number}': 'Seite {number}',
  'No text was found in this file.': 'In dieser Datei wurde kein Text gefunden.',
  'Reading this file took longer than {time}. Split it and upload the parts.':
    'Das Lesen dieser Datei dauerte länger als {time}. Teile sie und lade die Teile hoch.',
  'Reading this file needs more memory than is allowed. Split it and upload the parts.':
    'Das Lesen dieser Datei braucht mehr Speicher als erlaubt. Teile sie und lade die Teile hoch.',
  'The system stopped the reading of this file twice, perhaps because memory ran out. Upload it again, or split it and upload the parts.':
    'Das System hat das Lesen dieser Datei zweimal abgebrochen, vielleicht weil der Speicher knapp war. Lade sie noch einmal hoch, oder teile sie und lade die Teile hoch.',
  'Reading this file failed because of a fault in Trove. Delete it and upload it again.':
    'Diese Datei konnte wegen eines Fehlers in Trove nicht gelesen werden. Lösche sie und lade sie noch einmal hoch.',
  'The file could not be read.': 'Die Datei konnte nicht gelesen werden.',
  '{file}: File type not supported. {remedy}': '{file}: Dateityp nicht unterstützt. {remedy}',
}
