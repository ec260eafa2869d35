import { centsOf, currencyOf, numberOf } from '../exports/amount.ts'
import { instantOf } from '../exports/moments.ts'
import { tableFormat } from '../exports/table-format.ts'
import { blankOrder } from './blank-order.ts'

/** Transfers to or from PayPal, which the bank or card reports as well. */
const between =
  /bank (deposit|account)|(general|user.initiated) (card|currency|withdrawal|deposit)|credit card|transfer|currency conversion|hold|authori[sz]ation|withdrawal|bankgutschrift|kreditkarte|währungsumrechnung|abbuchung|autorisierung|einbehaltung|bankkonto/i
const isOpen = /pending|denied|failed|cancel|removed|offen|abgelehnt|storniert|placed/i

/** Purchases in PayPal's activity. The payment itself is reported by the bank or card. */
export const paypalActivity = tableFormat({
  description: 'PayPal purchases',
  columns: [
    ['Transaction ID', 'Transaktionscode', 'Numéro de transaction', 'Id. de transacción'],
    ['Gross', 'Brutto', 'Amount', 'Avant commission', 'Bruto'],
    ['Name', 'Nom', 'Nombre'],
    ['Status', 'État', 'Estado'],
  ],
  dates: ['Date', 'Datum', 'Fecha'],
  row: (row) => {
    const type = row('Type', 'Typ', 'Tipo', 'Description', 'Beschreibung')
    const cents = centsOf(row('Gross', 'Brutto', 'Amount', 'Avant commission', 'Bruto')) ?? 0
    const seller = row('Name', 'Nom', 'Nombre')
    if (isOpen.test(row('Status', 'État', 'Estado')))
      return 'Payments that did not happen, or not yet'
    if (between.test(type) || seller === '')
      return 'Money between PayPal and the bank, which the bank tells'
    if (cents >= 0 && !/refund|rückzahlung|reversal/i.test(type)) return 'Money that others sent'
    const day = row.day('Date', 'Datum', 'Fecha')
    const time = row('Time', 'Uhrzeit', 'Heure', 'Hora')
    const number = row('Transaction ID', 'Transaktionscode', 'Numéro de transaction')
    const isBack = cents >= 0
    return {
      kind: 'order',
      key: `paypal ${number}`,
      order: {
        ...blankOrder,
        shop: 'PayPal',
        at: time === '' ? day : instantOf(`${day} ${time}`, 'YMD'),
        item: row('Item Title', 'Artikelbezeichnung', 'Subject', 'Betreff') || seller,
        seller,
        quantity: numberOf(row('Quantity', 'Anzahl')) ?? 1,
        cents: -cents,
        currency: currencyOf(row('Currency', 'Währung', 'Devise', 'Divisa')),
        number,
        status: isBack ? 'refunded' : 'paid',
        paidWith: 'PayPal',
      },
    }
  },
})
