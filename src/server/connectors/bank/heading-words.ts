import { fold } from '#shared/fold.ts'

/** Normalises a heading for comparison: lower case, without accents and punctuation. */
export const plainLetters = (text: string): string =>
  fold(text)
    .replaceAll('_', ' ')
    .replaceAll(/["`:#]|\p{Cf}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/\s+/g, ' ')
    .trim()

const list = (text: string): readonly string[] => plainLetters(text).split(' | ')

/**
 * Column headings used by banks, without accents and in lower case; the first one that a table has
 * wins. A name that ends in `*` is a prefix.
 */
export const headings = {
  posted: list(`
    posted date | post date | posting date | date posted | posted | clearing date | booking date
    | booked date | booked | buchungstag | buchungsdatum | buchung | date de comptabilisation |
    date comptable | data contabile | fecha contable | boekdatum | boekingsdatum | bokforingsdag
    | data ksiegowania | reskontradatum | bokforingsdatum | bokfort | bogfort dato |
    bogforingsdato | bokforingsdato | kirjauspaiva | maksupaiva | data lancamento | data de
    lancamento | data do movimento | data registrazione | data mov. | data zaksiegowania | datum
    zauctovani | datum zauctovania | konyveles datuma | konyvelesi datum | data inregistrarii |
    data tranzactiei | islem tarihi | дата проводки | дата обработки | 記帳日 | 记账日期
  `),
  date: list(`
    date | transaction date | trans date | trans. date | datum | fecha | data | dato | run date
    | trade date | date operation | date de l'operation | fecha operacion | fecha de operacion |
    data operazione | data operacji | umsatzdatum | belegdatum | transaktionsdatum |
    transactiedatum | datetime | date time | date/time | completed date | completed at |
    effective date | settlement date | value date | valutadatum | wertstellung | wert | valuta |
    started date | created | created at | created on | timestamp | transaction date* | date* |
    transaktionsdag | valutadag | rentedato | arvopaiva | fecha valor | fecha movimiento | f.
    valor | data valuta | data transakcji | data transacao | data mov | datum transakce | datum
    provedeni | datum odpisu | datum splatnosti | ertekna | tranzakcio datuma | data operatiunii
    | tarih | дата операции | дата транзакции | дата | дата и время операции | 取引日 | 取引日付
    | 年月日 | 日付 | お取引日 | 利用日 | ご利用日 | 交易时间 | 交易日期 | 交易日 | 记账日 |
    日期 | 交易時間 | 거래일시 | 거래일자 | 거래일 | 날짜 | תאריך עסקה | תאריך | tran date | txn
    date | transaction time | value dt | value dat | dateop | dateval | booking time |
    wertstellungsdatum | abschlussdatum | datoen | paivamaara | paiva | datum* | data* | fecha*
    | дата* | ημερομηνια | ημερομηνια* | תאריך* | 取引日* | 交易时间*
    | activity date | process date | transactiondate | settle date | time | time*
  `),
  amount: list(`
    amount | transaction amount | betrag | umsatz | buchungsbetrag | importe | importo | montant
    | bedrag | kwota | kwota operacji | belopp | belob | valor | net amount | amount total |
    gross | brutto | net | amt | total | value | principal amount | amount* | betrag* |
    transaction amount* | umsatz in eur | betrag in eur | betrag eur | wert in eur | maara |
    maara euroa | summa | beloeb | belob i kr | beløp i nok | importe eur | cantidad | monto |
    valor da transacao | montante | quantia | importo in euro | osszeg | castka | objem | suma |
    suma tranzactiei | tutar | islem tutari | сумма платежа | сумма операции | сумма | сумма в
    валюте счета | 入出金 | 取引金額 | 利用金額 | ご利用金額 | 金額 | 金额 | 交易金额 | 收支金额
    | 거래금액 | 금액 | סכום חיוב | סכום עסקה | סכום | cad | usd | eur | gbp | chf | importe* |
    montant* | importo* | bedrag* | kwota* | belopp* | maara* | osszeg* | castka* | сумма* |
    入出金* | 金额* | 金額* | total amount
  `),
  debit: list(`
    debit | debits | debit amount | withdrawal | withdrawals | withdrawal amount | withdrawal
    amt. | withdrawal amt | money out | paid out | out | soll | lastschrift | belastung |
    ausgang | ausgabe | ausgaben | cargo | cargos | dare | uscite | addebiti | sortie | debet |
    af | uit | debit* | withdrawal* | outflow | spent | dr | dr amount | ut fra konto | ut |
    uttak | ud | uttag | otto | debitos | debito | saidas | saida | retiros | egresos | egreso |
    gastos | uscita | addebito | obciazenia | obciazenie | wydatki | terheles | borc | cikis |
    расход | списание | 出金 | 出金額 | お引出し | お引出金額 | お支払金額 | 支出 | 支出金额 |
    借方 | 출금액 | 출금 | 찾으신금액 | חובה | belastung* | lastschrift* | soll* | cargo* |
    sortie* | dare* | uscite* | retrait* | お引出し* | 出金* | 출금*
  `),
  credit: list(`
    credit | credits | credit amount | deposit | deposits | deposit amount | deposit amt. |
    deposit amt | money in | paid in | in | haben | gutschrift | eingang | einnahme | einnahmen
    | abono | abonos | avere | entrate | accrediti | entree | bij | credit* | deposit* | inflow
    | received | cr | cr amount | inn pa konto | inn | innskudd | ind | insattning | pano |
    creditos | credito | entradas | entrada | depositos | ingresos | ingreso | entrata |
    accredito | uznania | uznanie | wplywy | jovairas | alacak | giris | приход | зачисление |
    поступление | 入金 | 入金額 | お預入れ | お預入金額 | お預り金額 | 收入 | 收入金额 | 贷方 |
    입금액 | 입금 | 맡기신금액 | זכות | gutschrift* | haben* | abono* | entree* | avere* |
    entrate* | お預入れ* | 入金* | 입금*
  `),
  sign: list(`
    debit/credit | credit/debit | debit or credit | credit or debit | credit debit indicator |
    credit/debit indicator | dr/cr | cr/dr | d/c | c/d | dc | s/h | soll/haben | af bij | af/bij
    | indicator | sens | direction | richtung | transaction type | type | details | umsatztyp |
    umsatzart | transaction | 収支 | 收/支 | 收支 | 借贷标志 | 거래구분 | tip | typ | tipo
  `),
  description: list(`
    description | transaction description | original description | full description |
    verwendungszweck | buchungstext | beschreibung | narrative | narration | particulars |
    transaction details | transaction remarks | details | libelle | libelle operation | concepto
    | descripcion | descrizione | descrizione operazione | causale | omschrijving | mededelingen
    | opis operacji | tytul | text | tekst | payment reference | reference text | subject |
    betreff | note | notes | message | remarks | item title | merchant | payee | name | memo |
    security description | transaction | action | description* | verwendungszweck* | reference |
    avisierungstext | transaktionsbeschreibung | beschreibung1 | selitys | viesti | forklaring |
    beskrivelse | beskrivning | rubrik | specifikation | specyfikacja | opis transakcji | opis |
    tytul operacji | tytul platnosci | popis | zprava pro prijemce | poznamka | kozlemeny |
    megjegyzes | detalii | descriere | aciklama | historico | descricao | lancamento | titulo |
    concepto ampliado | observaciones | movimiento | detalle | glosa | dettagli | operazione |
    descrizione completa | descrizione estesa | описание | назначение платежа | описание
    операции | 取引内容 | 入出金先内容 | お取り扱い内容 | 摘要 | 内容 | 利用店名・商品名 |
    ご利用先など | 商品说明 | 商品 | 交易说明 | 备注 | 적요 | 내용 | שם בית עסק | תיאור | פרטים
    | particulars* | narrative* | libelle* | concepto* | descripcion* | descrizione* |
    descricao* | beschreibung* | omschrijving* | opis* | buchungstext* | label | comment |
    cheque details | additional info
  `),
  payee: list(`
    payee | merchant | merchant name | counterparty | counterparty name | name | empfanger |
    zahlungsempfanger | auftraggeber/empfanger | auftraggeber / empfanger |
    empfanger/auftraggeber | beguenstigter/zahlungspflichtiger |
    begunstigter/zahlungspflichtiger | begunstigter / auftraggeber | name zahlungsbeteiligter |
    partnername | partner name | beneficiary | beneficiaire | beneficiario | contraparte | naam
    tegenpartij | naam / omschrijving | recipient | vendor | gegenpartei | counter party |
    counter name | partner | contraparty | saaja/maksaja | saaja / maksaja | motpart | mottaker
    | mottagare | namn | modtager | odbiorca | nadawca/odbiorca | nazwa nadawcy/odbiorcy |
    kontrahent | nazev protiuctu | nazov protistrany | nazev protistrany | partner neve |
    beneficiar | ordenante/beneficiario | destinatario | favorecido | nombre | alici |
    получатель | контрагент | 交易对方 | 交易對方 | 相手先 | 받는분 | 거래처 | supplierfound |
    creditor name | payee name | empfangername | beguenstigter* | begunstigter* | tiers
  `),
  memo: list(`
    memo | note | notes | buchungstext | address | mededelingen | message
  `),
  from: list(`
    from | sender | von | zahlungspflichtige*r | zahlungspflichtiger
  `),
  to: list(`
    to | receiver | an | zahlungsempfanger*in
  `),
  account: list(`
    account number | account no | account no. | account # | card no | card no. | card number |
    card | card ending | last 4 | first bank card | iban | kontonummer | auftragskonto | iban
    auftragskonto | kartennummer | konto | rekening | rekeningnummer | account | account id
  `),
  accountName: list(`
    account name | account | account type | kontoname | product
  `),
  category: list(`
    category | kategorie | hauptkategorie | categoria | categorie | merchant category | spending
    category | transaction category | категория | kategoria | kategori | categoria* | 交易分类 |
    mcc kategorie
  `),
  type: list(`
    type | transaction type | details | umsatztyp | umsatzart | buchungstext | action |
    transaction | mutatiesoort
  `),
  balance: list(`
    balance | running bal. | running bal | running balance | saldo | saldo nach buchung |
    kontostand | solde | account balance | ledger balance | closing balance | balance after |
    saldo na mutatie | saldo po operacji | available balance | balance* | saldo* | bokfort saldo
    | saldo etter | beholdning | zustatek | zostatok | egyenleg | sold | bakiye | остаток |
    баланс | 残高 | 余额 | 餘額 | 잔액 | 거래후잔액 | יתרה | bal | runningbalance |
    accountbalance | solde* | 残高* | 余额*
  `),
  reference: list(`
    reference number | transaction id | transaction reference | reference | reference no |
    reference no. | ref no | transaktionsnummer | transaction number | fitid | id |
    arkistointitunnus | transaktions-nr. | 交易订单号 | 交易单号 | identificador | ref
    no./cheque no. | chq/ref number | transactiereferentie
  `),
  currency: list(`
    currency | currency code | wahrung | waehrung | ccy | devise | divisa | moneda | munt |
    valuta kod | waluta | mena | penznem | para birimi | валюта | валюта операции | 币种 | 通貨
    | whg | ccy.
  `),
  status: list(`
    status | state | transaction status | umsatzstatus | stato | estado | stav | статус |
    交易状态 | 当前状态 | cleared
  `),
}
