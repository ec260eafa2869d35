import { textFile, type FileInTest } from './files.ts'

/** An account statement with two transactions. */
export const statement: FileInTest = textFile(
  'statement.ofx',
  `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20260131<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>026009593<ACCTID>000123456789<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260101<DTEND>20260131
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260105<TRNAMT>-42.10<FITID>A1<NAME>CORNER BAKERY</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260131<TRNAMT>2500.00<FITID>A2<NAME>PAYROLL</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>2457.90<DTASOF>20260131</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`,
)

/** A chat of three messages, as exported by WhatsApp. */
export const chat: FileInTest = textFile(
  'WhatsApp Chat with Dana.txt',
  [
    '[04/03/25, 14:05:09] Dana: See you at six',
    '[04/03/25, 14:06:12] Ada: I bring the lantern',
    '[04/03/25, 14:07:00] Dana: Good',
  ].join('\n'),
)

/** Tables whose meaning only their owner knows. */
export const spending: FileInTest = textFile(
  'spending.csv',
  ['When,What,Sum', '2026-01-05,Corner shop,12', '2026-01-09,Books,7', '2026-01-11,Kiosk,3'].join(
    '\n',
  ),
)
export const readingLog: FileInTest = textFile(
  'books.csv',
  [
    'Title,Author,My Rating,Average Rating,Date Read',
    'The Lantern,Ann Reed,4,4.12,2026-01-05',
    'Salt Roads,Ben Wood,5,3.98,2026-01-20',
  ].join('\n'),
)

/** A statement of an unknown bank. */
export const foreignStatement: FileInTest = textFile(
  'umsaetze.csv',
  [
    'Buchungstag;Empfaenger;Verwendungszweck;Betrag;Waehrung',
    '13.01.2026;Stadtwerke;Abschlag;-88,00;EUR',
    '14.01.2026;Backstube;Karte;-3,20;EUR',
    '31.01.2026;Beispiel AG;Gehalt;2.500,00;EUR',
  ].join('\n'),
)
