/** Texts that only a payment to an own card, or one that a card received, has. */
export const cardPayments: readonly RegExp[] = [
  /\b(credit (card|crd)|crd|card|cardmember|visa|mastercard|amex|american express|discover|barclay\w*|citi\w*|chase|synchrony|capital one|applecard|gsbank|bk of amer|boa|kreditkarte\w*)\b.*\b(auto ?pay\w*|e-?pa?yme?nt|epay|e-?pmt|online (payment|pmt)|mobile (payment|pmt)|bill (payment|pymt)|pymt|pmt|payment|bill|ret serv|abrechnung)\b/i,
  /\b(auto ?pay|payment|pymt) (to|for) .*\b(card|visa|mastercard|amex|crd)\b/i,
  /\bkreditkarten?(abrechnung|ausgleich|zahlung)\b/i,
  /\bcardmember serv\w*\b/i,
]

/** What a card itself calls the money that it receives. */
export const receivedByCard: readonly RegExp[] = [
  /thank you/i,
  /\bpayment received\b/i,
  /\b(auto ?pay|automatic|mobile|online|internet|electronic|directpay|full balance|ach) ?(payment|pymt|pmt|deposit)\b/i,
  /^(payment|autopay|bill payment|credit card payment|gutschrift kartenabrechnung)\b/i,
]

/** Texts of money that moves between own accounts. */
export const ownTransfers: readonly RegExp[] = [
  /\b(online|internet|mobile|internal|recurring|scheduled|automatic|auto|ext|external|funds|account|bank|savings|standard|instant|moneylink|book) ?(banking )?(transfer|trnsfr|trsf|xfer|tfr)\b/i,
  /\b(transfer|xfer|trnsfr|tfr) (to|from|in|out)\b.*\b(chk|checking|sav|savings|share|account|acct|brokerage|money market|mma|\w*\d{4})\b/i,
  /^(transfer|xfer|umbuchung|ubertrag|uebertrag|eigenubertrag)\b/i,
  /\b(to|from) (my )?(savings|checking|sav|chk)\b/i,
  /\b(venmo|cash app|cashapp) ?(cash ?out|transfer)\b/i,
  /\bpaypal (transfer|xfer|auszahlung)\b/i,
  /\bkeep the change\b/i,
  /\b(umbuchung|ubertrag auf|uebertrag auf|eigenes konto|eigene konten|tagesgeld|sparkonto)\b/i,
]

/** Words of a bank for the kind of movement, which say the same. */
export const transferTypes =
  /^(xfer|transfer|acct_xfer|account_transfer|standard transfer|instant transfer|moneylink transfer|internal transfer|umbuchung|topup)$/i

/** Money to and from people, which is no shop and no own account. */
export const betweenPeople =
  /\b(zelle|venmo|cash app|cashapp|paypal friends|interac e-?transfer|bizum|twint|quickpay|wero|popmoney)\b/i

/** What a shop gives back. */
export const refunds =
  /\b(refund|return|reversal|erstattung|gutschrift|retoure|storno|credit voucher|merchandise credit|chargeback)\b/i
