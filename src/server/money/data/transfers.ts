/** Texts that occur only on a payment to an own card, on either side. */
export const cardPayments: readonly RegExp[] = [
  // "Card payment to a shop" is a purchase.
  /^(?!.*(?<!credit )\bcard payment (?:to|at) )(?:.*\b)?(credit (card|crd)|crd|card|cardmember|visa|mastercard|amex|american express|discover|barclay\w*|citi\w*|chase|synchrony|capital one|applecard|gsbank|bk of amer|boa|kreditkarte\w*)\b.*\b(auto ?pay\w*|e-?pa?yme?nt|epay|e-?pmt|online (payment|pmt)|mobile (payment|pmt)|bill (payment|pymt)|pymt|pmt|payment|bill|ret serv|abrechnung)\b/i,
  /^(?!.*(?<!credit )\bcard payment (?:to|at) ).*\b(auto ?pay|payment|pymt) (to|for) .*\b(card|visa|mastercard|amex|crd)\b/i,
  /\bkreditkarten?(abrechnung|ausgleich|zahlung)\b/i,
  /\bcardmember serv\w*\b/i,
]

/** A card's texts for payments it receives. */
export const receivedByCard: readonly RegExp[] = [
  /thank you/i,
  /\bpayment received\b/i,
  /\b(auto ?pay|automatic|mobile|online|internet|electronic|directpay|full balance|ach) ?(payment|pymt|pmt|deposit)\b/i,
  /^(payment|autopay|bill payment|credit card payment|gutschrift kartenabrechnung)\b/i,
]

/** Texts for transfers between own accounts. */
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

/** A bank's transaction types with the same meaning. */
export const transferTypes =
  /^(xfer|transfer|acct_xfer|account_transfer|standard transfer|instant transfer|moneylink transfer|internal transfer|umbuchung|topup)$/i

/** Payments between people, which are neither purchases nor own transfers. */
export const betweenPeople =
  /\b(zelle|venmo|cash app|cashapp|paypal friends|interac e-?transfer|bizum|twint|quickpay|wero|popmoney)\b/i

/** Texts for refunds. */
export const refunds =
  /\b(refund|return|reversal|erstattung|gutschrift|retoure|storno|credit voucher|merchandise credit|chargeback)\b/i
