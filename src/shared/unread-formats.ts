type Signature = { at?: number; bytes: string }

export type UnreadFormat = {
  name: string
  /** What would work instead. */
  instead: string
  /** Separated by blanks. */
  extensions: string
  /** Bytes that files of this format have in common, as Latin-1. */
  signatures?: readonly Signature[]
}

const unpack = 'unpack it and add the files in it, or make a .zip of them.'
const convert = 'open it in LibreOffice and save it as Word or PDF.'

/** Formats that people have and Trove does not read. */
export const unreadFormats = {
  onenote: {
    name: 'A OneNote section',
    instead:
      'drop it on Data Sources with .one at the end of its name, or export its pages as PDF or Word.',
    extensions: '',
    signatures: [{ bytes: '\u00e4\u0052\u005c\u007b\u008c\u00d8\u00a7\u004d' }],
  },
  onenote_contents: {
    name: 'A list of OneNote sections',
    instead: 'it contains no notes. Drop the sections (.one) beside it on Data Sources.',
    extensions: 'onetoc2',
    signatures: [{ bytes: '\u00a1\u002f\u00ff\u0043\u00d9\u00ef\u0076\u004c' }],
  },
  zip: {
    name: 'A .zip archive',
    instead: 'drop it on Data Sources if it is an export, or unpack it and add the files in it.',
    extensions: 'zip',
  },
  locked_zip: {
    name: 'A .zip archive with a password',
    instead: 'unpack it with its password, and add the files in it or a .zip without one.',
    extensions: '',
  },
  rar: {
    name: 'A RAR archive',
    instead: unpack,
    extensions: 'rar cbr',
    signatures: [{ bytes: 'Rar!\u001a\u0007' }],
  },
  seven_zip: {
    name: 'A 7-Zip archive',
    instead: unpack,
    extensions: '7z',
    signatures: [{ bytes: '7z\u00bc\u00af\u0027\u001c' }],
  },
  archive: {
    name: 'An archive',
    instead: unpack,
    extensions: 'gz tgz tar bz2 tbz2 xz txz zst lz lzh ace arj cab',
    signatures: [
      { bytes: '\u001f\u008b\u0008' },
      { bytes: 'BZh' },
      { bytes: '\u00fd7zXZ\u0000' },
      { bytes: '\u0028\u00b5\u002f\u00fd' },
      { bytes: 'MSCF\u0000\u0000\u0000\u0000' },
      { at: 257, bytes: 'ustar' },
    ],
  },
  disk_image: {
    name: 'A disk image',
    instead: 'open it and add the files in it.',
    extensions: 'iso dmg img vhd vhdx vmdk',
    signatures: [{ at: 32_769, bytes: 'CD001' }],
  },
  access: {
    name: 'An Access database',
    instead: 'export its tables as Excel or CSV.',
    extensions: 'mdb accdb accde mde',
    signatures: [
      { at: 4, bytes: 'Standard Jet DB' },
      { at: 4, bytes: 'Standard ACE DB' },
    ],
  },
  database: {
    name: 'A database of another program',
    instead: 'export its contents there as CSV, Excel or JSON.',
    extensions: 'sqlite sqlite3 db db3 dbf fdb odb fmp12 sql',
    signatures: [{ bytes: 'SQLite format 3\u0000' }],
  },
  statistics: {
    name: 'A data set of a statistics program',
    instead: 'export it as CSV or Excel.',
    extensions: 'sav dta sas7bdat rds rdata parquet feather',
    signatures: [{ bytes: 'PAR1' }, { bytes: '$FL2' }],
  },
  drawing: {
    name: 'A technical drawing',
    instead: 'plot or export it as PDF.',
    extensions: 'dwg dxf dwf skp step stp vsd vsdx drawio',
    signatures: [{ bytes: 'AC10' }],
  },
  design: {
    name: 'A design file',
    instead: 'export it as PDF, PNG or JPEG.',
    extensions: 'psd psb ai indd xcf sketch fig xd afdesign afphoto svg cdr',
    signatures: [{ bytes: '8BPS' }, { bytes: 'gimp xcf' }],
  },
  raw_photograph: {
    name: 'A raw photograph or a picture of a rare format',
    instead: 'export it as JPEG, HEIC or PNG.',
    extensions: 'cr2 cr3 nef arw dng raf orf rw2 jp2 jxl ico tga',
  },
  postscript: {
    name: 'A PostScript, XPS or DjVu document',
    instead: 'print or convert it to PDF.',
    extensions: 'ps eps xps oxps djvu djv',
    signatures: [{ bytes: '%!PS' }, { bytes: 'AT&TFORM' }],
  },
  publisher: {
    name: 'A Publisher or Project file',
    instead: 'save it as PDF.',
    extensions: 'pub mpp',
  },
  old_office: {
    name: 'A document of an old office program',
    instead: convert,
    extensions: 'wps wpd wp wri works lwp abw sxw sxc sxi sdw hwp fodt fods',
    signatures: [{ bytes: '\u00ffWPC' }],
  },
  old_sheet: {
    name: 'A spreadsheet of an old office program',
    instead: 'open it in LibreOffice and save it as Excel.',
    extensions: 'wk1 wk3 wk4 wks 123 qpw wb2 xlr',
  },
  kindle: {
    name: 'A Kindle book',
    instead: 'convert it to EPUB, if it is not copy-protected.',
    extensions: 'mobi azw azw3 kfx prc',
    signatures: [{ at: 60, bytes: 'BOOKMOBI' }],
  },
  google_link: {
    name: 'A link to a Google document, without its text',
    instead: 'download the document there as Word, Excel or PDF, or connect Google Drive.',
    extensions: 'gdoc gsheet gslides gdraw',
  },
  shortcut: {
    name: 'A shortcut',
    instead: 'add the file or page that it points to.',
    extensions: 'lnk url webloc desktop alias',
    signatures: [{ bytes: 'L\u0000\u0000\u0000\u0001\u0014\u0002\u0000' }],
  },
  sound: {
    name: 'A sound recording',
    instead: 'it is not transcribed. Add its transcript as text.',
    extensions: 'mp3 m4a m4b wav flac ogg oga opus aac wma aif aiff amr caf mid',
    signatures: [
      { bytes: 'ID3' },
      { bytes: '\u00ff\u00fb' },
      { bytes: 'OggS' },
      { bytes: 'fLaC' },
      { bytes: '#!AMR' },
      { at: 8, bytes: 'WAVE' },
      { at: 4, bytes: 'ftypM4A' },
    ],
  },
  video: {
    name: 'A video',
    instead: 'it is not transcribed. Add its transcript or subtitles as text.',
    extensions: 'mp4 m4v mov avi mkv webm wmv mpg mpeg 3gp flv mts vob',
    signatures: [
      { at: 4, bytes: 'ftypisom' },
      { at: 4, bytes: 'ftypmp4' },
      { at: 4, bytes: 'ftypM4V' },
      { at: 4, bytes: 'ftypqt' },
      { at: 4, bytes: 'ftyp3g' },
      { at: 8, bytes: 'AVI ' },
      { bytes: '\u001aE\u00df\u00a3' },
    ],
  },
  program: {
    name: 'A program',
    instead: 'Trove reads data only. Add the files that the program saves or exports.',
    extensions: 'exe msi dll com bat app apk ipa jar deb rpm pkg so',
    signatures: [
      { bytes: 'MZ\u0090\u0000' },
      { bytes: '\u007fELF' },
      { bytes: '\u00cf\u00fa\u00ed\u00fe' },
      { bytes: '\u00ca\u00fe\u00ba\u00be' },
    ],
  },
  encrypted: {
    name: 'An encrypted file',
    instead: 'decrypt it first and add the result.',
    extensions: 'gpg pgp p7m p7e age axx enc',
    signatures: [{ bytes: '-----BEGIN PGP MESSAGE' }, { bytes: 'age-encryption.org/' }],
  },
  passwords: {
    name: 'A store of passwords',
    instead: 'Trove takes none. Keep it where it is.',
    extensions: 'kdbx kdb 1pif 1pux keychain p12 pfx',
    signatures: [{ bytes: '\u0003\u00d9\u00a2\u009a' }],
  },
  plain_text: {
    name: 'A text file with an unfamiliar extension',
    instead: 'add .txt to its name.',
    extensions: 'log yaml yml ini conf cfg tex srt vtt nfo org rst',
  },
} as const satisfies Record<string, UnreadFormat>
