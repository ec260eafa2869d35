import { expect, test } from 'vitest'
import { readStatement } from './read-statement.ts'

const rows = (lines: readonly string[]) =>
  readStatement(Buffer.from(lines.join('\r\n')), 'export.csv')?.movements

/** Headings and formats of other countries, filled with one outgoing and one incoming movement. */
const abroad: Record<string, string[]> = {
  'a Polish bank with signs before its headings and spaces in its thousands': [
    'Bank S.A.;',
    '#Za okres:;01.02.2026;20.02.2026;',
    '#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;',
    '2026-02-13;"KIOSK";"Konto ... 4321";"Zakupy";-12,50 PLN;;',
    '2026-02-14;"ORCHARD";"Konto ... 4321";"Wpływy";1 900,00 PLN;;',
  ],
  'an Italian bank with dots in its dates': [
    'Data Registrazione;Data valuta;Descrizione;Importo (EUR);Canale;',
    '13.02.2026;13.02.2026;KIOSK;-12,50;;',
    '14.02.2026;14.02.2026;ORCHARD;1.900,00;;',
  ],
  'a Norwegian bank with a column for each direction': [
    '"Dato";"Forklaring";"Rentedato";"Ut fra konto";"Inn på konto"',
    '"13.02.2026";"KIOSK";"13.02.2026";"12,50";""',
    '"14.02.2026";"ORCHARD";"14.02.2026";"";"1.900,00"',
  ],
  'a Finnish bank': [
    '"Kirjauspäivä";"Arvopäivä";"Määrä EUROA";"Laji";"Selitys";"Saaja/Maksaja";"Viesti"',
    '2026-02-13;2026-02-13;-12,50;"162";KORTTIMAKSU;"KIOSK";',
    '2026-02-14;2026-02-14;1900,00;"506";TILISIIRTO;"ORCHARD";',
  ],
  'a Swiss bank that gives and takes in columns named by the currency': [
    'Buchungsdatum;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Valuta;Saldo in CHF',
    '13.02.2026;KIOSK;;-12.50;13.02.2026;87.50',
    '14.02.2026;ORCHARD;1900.00;;14.02.2026;1987.50',
  ],
  'a Canadian bank that names the amount by its currency': [
    '"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"',
    'Chequing,01234-1234567,2/13/2026,,"KIOSK","",-12.50,',
    'Chequing,01234-1234567,2/14/2026,,"ORCHARD","",1900.00,',
  ],
  'a Canadian bank that names the kind of movement first': [
    '"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"',
    'Chequing,01234-1234567,2/13/2026,,"Misc Payment","KIOSK",-12.50,',
    'Chequing,01234-1234567,2/14/2026,,"Payroll Deposit","ORCHARD",1900.00,',
  ],
  'a Japanese bank': [
    '年月日,お引出し,お預入れ,お取り扱い内容,残高,メモ,ラベル',
    '2026/2/13,12.5,,KIOSK,8750,,',
    '2026/2/14,,1900,ORCHARD,198750,,',
  ],
  'a Chinese payment app with a word for the direction': [
    '交易时间,交易分类,交易对方,对方账号,商品说明,收/支,金额,交易状态',
    '2026-02-13 10:00:00,餐饮美食,KIOSK,a@b.c,KIOSK,支出,12.50,交易成功',
    '2026-02-14 10:00:00,转账红包,ORCHARD,a@b.c,ORCHARD,收入,1900.00,交易成功',
  ],
  'a program of budgets': [
    '"Account","Flag","Date","Payee","Category Group/Category","Memo","Outflow","Inflow","Cleared"',
    '"Checking","","02/13/2026","KIOSK","Food: Groceries","",$12.50,$0.00,"Cleared"',
    '"Checking","","02/14/2026","ORCHARD","Inflow: Ready","",$0.00,$1900.00,"Cleared"',
  ],
  'no headings, tabs, and the balance before and after': [
    '123456789\tEUR\t20260213\t100,00\t87,50\t20260213\t-12,50\tKIOSK',
    '123456789\tEUR\t20260214\t87,50\t1987,50\t20260214\t1900,00\tORCHARD',
  ],
  'no headings, and the number of the card behind': [
    '2026-02-13,KIOSK,12.50,,4500********4321',
    '2026-02-14,ORCHARD,,1900.00,4500********4321',
  ],
}
test.each(Object.entries(abroad))('%s is read', (_, lines) => {
  expect(rows(lines)?.map(({ date, cents, payee }) => [date, cents, payee])).toEqual([
    ['2026-02-13', -1250, 'KIOSK'],
    ['2026-02-14', 190000, 'ORCHARD'],
  ])
})

test('a table without a declared encoding is read in the one that makes its headings words', () => {
  // “Дата;Описание;Сумма” and “Пятёрочка” in Windows' Cyrillic encoding.
  const windows = (text: string) =>
    Buffer.from(
      Array.from(text, (letter) => {
        const code = letter.codePointAt(0) ?? 0
        if (letter === 'ё') return 0xb8
        return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code
      }),
    )
  const bytes = windows('Дата;Описание;Сумма\n13.02.2026;Пятёрочка;-12,50\n14.02.2026;Сад;1900,00')
  expect(readStatement(bytes, 'x.csv')?.movements).toMatchObject([
    { date: '2026-02-13', cents: -1250, payee: 'Пятёрочка' },
    { date: '2026-02-14', cents: 190000, payee: 'Сад' },
  ])
})

test.each([
  ['EUR', 'Datum;Text;Betrag\n13.02.2026;A;-12,50'],
  ['GBP', 'Account:,"£987.50"\nDate,Description,Amount\n13/02/2026,A,-12.50'],
  ['PLN', '#Data operacji;#Opis operacji;#Kwota\n2026-02-13;A;-12,50 PLN'],
  ['CHF', 'IBAN:;CH11 0023 4000 0000 0432 1\nDatum;Text;Betrag\n13.02.2026;A;-12.50'],
  ['SEK', 'Datum;Text;Belopp;Valuta\n2026-02-13;A;-12,50;SEK'],
  ['USD', 'Date,Description,Amount\n02/13/2026,A,-12.50'],
  [
    'INR',
    'Date,Narration,Debit Amount,Credit Amount\n13/02/26,UPI-A-A@BANK,12.50,0.00\n14/02/26,NEFT CR-B,0.00,19.00',
  ],
  ['CAD', 'Date,Description,Amount\n02/13/2026,Interac A,-12.50\n02/14/2026,Interac B,-3.00'],
  ['USD', 'Date,Description,Amount\n02/13/2026,Swish Design,-12.50\n02/14/2026,B,-3.00'],
  ['EUR', "!Type:Bank\nD13.02'26\nT-12,50\nPA\n^\n"],
])('the currency is %s if only the format reveals it', (currency, text) => {
  expect(readStatement(Buffer.from(text), 'x.csv')?.movements[0]).toMatchObject({
    currency,
    cents: -1250,
  })
})

const shops = (names: readonly string[]) =>
  rows(
    names.map((name, day) => `1${day}/02/2026,${name},-12.50`).concat('20/02/2026,ORCHARD,1900.00'),
  )

test.each<[currency: string, statement: ReturnType<typeof rows>]>([
  [
    'GBP',
    rows([
      'Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance',
      "13/02/2026,DEB,'10-20-30,12345678,KIOSK,12.50,,87.50",
      "14/02/2026,BGC,'10-20-30,12345678,ORCHARD,,1900.00,1987.50",
    ]),
  ],
  [
    'GBP',
    rows([
      'Date, Type, Description, Value, Balance, Account Name, Account Number',
      '20 Nov 2026,POS,"7731 20NOV26 , KIOSK , BELFAST GB",-40.83,446.70,BERG A,604021-72819035',
    ]),
  ],
  ['GBP', shops(['TESCO STORES', 'SAINSBURYS S/MKTS', 'ASDA LEEDS', 'WAITROSE', 'KIOSK'])],
  ['AUD', shops(['CHEMIST WAREHOUSE', 'BUNNINGS 123', 'AMPOL NEWTOWN', 'OPTUS', 'KIOSK'])],
  [
    'CAD',
    shops(['TIM HORTONS #12', 'LOBLAWS 1002', 'SHOPPERS DRUG MART', 'PETRO-CANADA', 'KIOSK']),
  ],
  // Chains that are known abroad, among those of the United States.
  [
    'USD',
    shops([
      'DAIRY QUEEN',
      'BEST WESTERN',
      'LULULEMON',
      'KROGER',
      'PUBLIX',
      'WEGMANS',
      'VONS',
      'RALPHS',
      'MEIJER',
      'SAFEWAY',
    ]),
  ],
  ['USD', shops(['TESCO STORES', 'BUNNINGS 123', 'KIOSK'])],
])('the currency is %s by the codes of banks, or by the shops', (currency, statement) => {
  expect(new Set(statement?.map((row) => row.currency))).toEqual(new Set([currency]))
})
