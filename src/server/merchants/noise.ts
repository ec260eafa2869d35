/** Prefixes by banks and payment services before a name; removed repeatedly. */
export const prefixes: readonly RegExp[] = [
  /^(direct debit( payment)?|standing order|faster payments?|bill payment|card (payment|purchase)) (to|at|from|via faster payment to)\s+/i,
  /^(sq|tst|sp|pp|py|pypl|paypal|ppl|ic|in|fsp|cke|eb|dd|bt|clr|wpy|zettle|zettle_|iz|sumup|stripe|klarna|mollie|adyen|google|gglpay|apl|apple pay|lspd|olo|ezc|par|2co|fs|nyx|chw|act|ckx|dnh|amp) ?[*_] ?/i,
  /^(paypal|klarna|sumup|zettle)\s+(inst xfer|bank ab|pte ltd)\s*/i,
  /^\[[a-z]{2}\]\s*/i,
  /^(purchase|payment|recurring payment|recurring|refund|return) (authorized|auth) (on )?\d{1,2}[/-]\d{1,2}\s*/i,
  /^purchase return\s+/i,
  /^card \d{4}\s+(?=\p{L})/iu,
  /^\d{4} \d{1,2}[a-z]{3}\d{2} ?, /i,
  /^(check ?card|chkcard|ckcd|visa check ?card)( purchase)?\s*\d{0,4}\s+/i,
  /^(debit|credit|visa|mc|mastercard|eftpos|maestro) (card )?(purchase|debit|pos|payment|transaction|dda pur(chase)?)[\s:-]*(visa\s+)?/i,
  /^(pos|point of sale|ecom|e-?commerce)( (purchase|debit|transaction|withdrawal|pur|ref\w*))?[\s:-]+/i,
  /^(contactless|card|online|mobile|web|internet|recurring|external|electronic|preauthorized|pre-?auth\w*) (authorized )?(purchase|payment|debit|withdrawal|deposit|pmt)[\s:-]+/i,
  /^(ach|direct|electronic|preauthorized|withdrawal|deposit) (debit|credit|withdrawal|deposit|pmt|ach|from|to|payment)[\s:-]+/i,
  /^(purchase|withdrawal|deposit|debit|pos|ach|eft|dda|dbt|ec|vd[pca]|ref)[\s:-]+/i,
  /^bill pay( check)? \d+:\s*/i,
  /^(d\/d|s\/o|bgc|fpi|fpo|eftpos)[\s:-]+/i,
  /^(upi|imps|neft|rtgs)([/-](dr|cr|p2m|p2a))?[/-](\d+[/-])?/i,
  /^(pagamento|acquisto|addebito) (pos|carta|con carta|sdd)[\s:-]+/i,
  /^(compra|pago|recibo) ?(con )?(tarj\w*\.?)?( ?[x*]*\d{4})?[\s:-]+/i,
  /^(bea|gea)(, ?|(?= (betaalpas|apple pay|google pay)))( ?(betaalpas|apple pay|google pay|contactloos))?[\s,]+/i,
  /^(paiement |achat |facture )?(par )?(carte|cb)\*? ?x?\d{4}( \d{1,2}\/\d{1,2})?\s+/i,
  /^(prlv|prelevement|prélèvement|virement)( sepa)?( de| vers| recu| emis)?[\s:-]+/i,
  /^\d{5,}\s+(?=\p{L})/iu,
  /^(zelle|venmo|cash app)( (instant )?(payment|transfer|pmt))? (to|from)\s+/i,
  /^(kartenzahlung|kartenzahl|lastschrift|basislastschrift|sepa[- ]?(lastschrift|uberweisung|überweisung|elv)|folgelastschrift|gutschrift|uberweisung|überweisung|dauerauftrag|girocard|elv|ec|debitkarte|onlinezahlung|einzahlung)[\s:-]+/i,
  /^(https?:\/\/)?www\./i,
  /^\d{1,2}[/.-]\d{1,2}([/.-]\d{2,4})?\s+/,
  /^[x*]*\d{4}\s+(?=[a-z])/i,
]

/** Suffixes after a name: nothing from here on belongs to the name. */
export const tails: readonly RegExp[] = [
  /\s+(des|indn|co id|ppd( id)?|web id|id|ref|ref no|trace|trn|auth|conf|confirmation|card|customer|cust|seq|ent|arn|mandat|mandatsref|eref|kref|mref|glaeubiger|gläubiger|svwz|iban|bic)[:# +].*$/i,
  /\s+(ppd|web|ccd|tel)( id:?.*)?$/i,
  /\s+cd( \d{4})?$/i,
  // Barclays: the day of the purchase.
  /\s+on \d{1,2} (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b.*$/i,
  /\s+(card|karte|kartennr\.?)\s*(ending|no\.?|nr\.?)?\s*[x*]*\d{4}\b.*$/i,
  /\s+[x*]{2,}\d{2,4}\b.*$/i,
  /\s+\d{1,2}[/.-]\d{1,2}([/.-]\d{2,4})?\b.*$/,
  /\s+(mit|am|um) \d.*$/i,
  /\s*\/\/.*$/,
  /\s+\+?1?[-. ]?\(?\d{3}\)?[-. ]\d{3}[-. ]?\d{4}\b.*$/,
  /\s+\d{3}-\d{7}\b.*$/,
  /\s+#?\s?[a-z]{0,2}\d{3,}[\w-]*\b.*$/i,
  /\s+#\s?\d+.*$/,
  /\*[\w\s-]*\d[\w\s-]*$/,
  /\s+(?=[a-z]*\d)[\da-z]{8,}\b.*$/i,
  /,\s.*$/,
]

const states =
  'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc'
export const stateCodes: ReadonlySet<string> = new Set(states.split(' '))
export const countryCodes: ReadonlySet<string> = new Set(
  'us usa deu ger gb gbr uk fr fra nl nld at aut ch che es esp it ita pl pol ie irl lu lux be bel ca can'.split(
    ' ',
  ),
)

/** Words at the end for the legal form of a company, or its place. */
export const companyWords: ReadonlySet<string> = new Set(
  'inc llc ltd limited corp co company gmbh ag kg ohg se plc bv sarl sa srl spa ug ev mbh & und and sagt danke store stores filiale fil online payments payment the'.split(
    ' ',
  ),
)
