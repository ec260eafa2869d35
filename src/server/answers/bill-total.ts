const bills = /\b(?:invoice|bill|receipt|rechnung|quittung)/iu
const asksAmount = /\b(?:how much|total|amount|sum|cost|costs|wie ?viel|betrag|summe|gekostet)\b/iu
const asksPart =
  /\b(?:net|gross|vat|tax|subtotal|labou?r|discount|deposit|netto|brutto|mehrwertsteuer|mwst|steuer|rabatt)\b/iu
/** "The water charges in the bill". */
const asksItem =
  /\b(?:is|are|was|were|kostet|kosten|sind) (?:the|my|our|der|die|das) (?![\p{L} -]*\b(?:total|amount|sum|balance|betrag|summe)\b)[\p{L} -]+? (?:in|on|auf) (?:the|my|our|this|that|der|meiner|dieser)\b/iu
const totals =
  /^\W*(?:grand total|total|amount (?:due|payable)|balance due|gesamt(?:betrag|summe)?|rechnungsbetrag|zahlbetrag|zu zahlen|summe)\b(?! (?:net|before|excl|netto|ohne))/iu
const money = /(?:[€$£]|\b[A-Z]{3}\b)?\s?\d[\d.,']*(?:\s?(?:[€$£]|[A-Z]{3}\b))?\s*$/u

/** The line with a bill's total, and its amount. */
type BillTotal = { line: string; amount: string }

/**
 * What a bill comes to: its total, not its net amount, its tax or one of its items. Undefined if
 * the question is not about that or the text has no such line.
 */
export function billTotal(question: string, text: string): BillTotal | undefined {
  if (!bills.test(question) || !asksAmount.test(question)) return undefined
  if (asksPart.test(question) || asksItem.test(question)) return undefined
  const lines = text.split(/\n/u).map((line) => line.replaceAll(/\s+/g, ' ').trim())
  const line = lines.findLast((each) => totals.test(each) && money.test(each))
  const amount = line && money.exec(line)?.[0].trim()
  return line !== undefined && amount ? { line, amount } : undefined
}
