/** Headings of figures that are never a transaction's amount. */
export const neverAmount =
  /\b(price|preis|prix|precio|prezzo|fees?|gebuhr|commission|tax|taxes|steuer|vat|mwst|tva|iva|tip|rate|kurs|fx|quantity|qty|menge|anzahl|shares|units|number|rating|ratings|stars|score|distance|miles|km|kilometers|steps|calories|duration|minutes|seconds|hours|time|pace|speed|heart|elevation|weight|latitude|longitude|volume|open|high|low|close|closing|pages|year|balance|saldo|solde|bal|discount|shipping|subtotal|percent|change|points|gain|loss|basis|cost|budget|budgeted|planned)\b/

/** Headings of other kinds of tables, by kind; one match in `alone` is enough. */
type Kind = { alone: RegExp; some: RegExp }

export const otherKinds: readonly Kind[] = [
  // Orders and sales.
  {
    alone:
      /^(order (id|number|no\.?|date|total|status|name)|order|asin(\/isbn)?|isbn(13|10)?|sku|unit price|item (price|total|subtotal|name)|lineitem .*|product( name| title| id)?|tracking( number)?|carrier.*|buyer.*|listing.*|bestellnummer|bestelldatum|artikel(nummer|bezeichnung)?)$/,
    some: /^(quantity|qty|menge|item title|item id|item|title|seller.*|ship(ping|ment|ped)?\b.*|sales tax|discount.*|coupon.*|subtotal|vendor.*|price|brand|condition)$/,
  },
  // Books, films and music, with ratings.
  {
    alone:
      /^((my|your|average|avg\.?|star|imdb) rating|ratings?|stars|author.*|bookshel(f|ves)|artist.*|album.*|track( name)?|episode.*|directors?|ms ?played|genres?|letterboxd uri|playtime.*)$/,
    some: /^(title|publisher|year( published)?|review|pages|number of pages|date (read|added|rated|watched)|url|const|runtime.*)$/,
  },
  // Sport, health and trips.
  {
    alone:
      /^(distance.*|calories.*|steps|heart ?rate.*|(avg|average|max) (hr|heart rate|pace|speed).*|elevation.*|activity (type|id|name)|pace|laps|workout.*|exercise.*|sleep.*|weight.*|glucose.*|blood.*|moving time|elapsed time|latitude|longitude|lat|lng|odometer.*|mileage.*|trip.*|dosage|patient.*|provider.*|claim.*)$/,
    some: /^(duration.*|reps|sets|sport|gear|vehicle|start (time|location)|end (time|location)|fuel.*|liters|gallons|location)$/,
  },
  // Prices, coins and trades.
  {
    alone:
      /^(open|adj\.? close|close\/last|asset.*|coin|pair|market pair|base currency|spot price.*|cost basis.*|gain.*|proceeds|order ?type|transaction hash|tx ?hash|txid|aclass|native amount.*|executed.*|fee coin|fee asset|remark|market value|unrealized.*|maturity.*)$/,
    some: /^(symbol|ticker|isin|wkn|cusip|quantity.*|shares|units|price.*|share price|high|low|close|volume|side|security|instrument|fees?.*|subtotal)$/,
  },
  // Work, bills, meter readings, lists of people.
  {
    alone:
      /^(hours|hourly rate|billable.*|project.*|invoice.*|due date|rechnungsnummer|client.*|customer.*|employee.*|donor.*|stage|lead.*|opportunity.*|deal.*|close date|kwh|usage.*|meter.*|reading|temperature.*|humidity|serial.*|warranty.*|purchase price|asset tag|attendees|check.?in|check.?out|nights|guest.*|passenger.*|flight.*|grade|course|student.*|ticket.*|assignee|priority|views|clicks|impressions|campaign.*|downloads|cost per .*|paid by|split.*|issue.*|budget.*|planned.*|estimated.*|premium|policy.*|license.*|donation.*|called.*|destination number|bytes.*|gross pay|net pay|rate|principal|interest)$/,
    some: /^(email|phone|units|cost|total cost|task|notes?|tags?|owner|first name|last name|address|city|start date|end date|duration.*|url|id|model|room)$/,
  },
]

/** Headings found only in statements. */
export const statementOnly =
  /^(balance impact|funding source|from email address|running bal.*|soll\/haben|dr\/cr|cr\/dr|debit\/credit|credit\/debit|credit debit indicator|af bij|af\/bij|auftragskonto|iban auftragskonto|kontonummer|withdrawals?( am(oun)?t.*)?|deposits?( am(oun)?t.*)?|paid (out|in)|money (out|in)|(paid )?(in|out)flow|verwendungszweck|buchungstext|buchungstag|buchungsdatum|wertstellung|narration|narrative|particulars|iban|sort code|posting date|posted date|post date|closing balance|mutatiesoort|tegenrekening|libelle.*|concepto|causale|transaction remarks|chq.*|cheque.*|check number|check or slip #|merchant category|card member|card no\.?|bank reference|customer reference|original description|statement description|balance|saldo.*|solde|value date|valuta.*)$/
