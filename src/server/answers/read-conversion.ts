import { numberOfText } from './plan/numbers.ts'

export type Conversion = { kind: 'conversion'; value: number; from: string; to: string }

const unitNames: Record<string, string> = {
  miles: 'mile',
  mile: 'mile',
  mi: 'mile',
  km: 'km',
  kilometers: 'km',
  kilometres: 'km',
  kilometer: 'km',
  kilometre: 'km',
  m: 'm',
  meters: 'm',
  metres: 'm',
  meter: 'm',
  metre: 'm',
  cm: 'cm',
  centimeters: 'cm',
  mm: 'mm',
  feet: 'foot',
  foot: 'foot',
  ft: 'foot',
  inches: 'inch',
  inch: 'inch',
  yards: 'yard',
  yard: 'yard',
  kg: 'kg',
  kilograms: 'kg',
  kilos: 'kg',
  kilo: 'kg',
  grams: 'g',
  gram: 'g',
  g: 'g',
  pounds: 'lbm',
  pound: 'lbm',
  lb: 'lbm',
  lbs: 'lbm',
  ounces: 'oz',
  ounce: 'oz',
  oz: 'oz',
  liters: 'liter',
  litres: 'liter',
  liter: 'liter',
  litre: 'liter',
  l: 'liter',
  ml: 'ml',
  gallons: 'gallon',
  gallon: 'gallon',
  cups: 'cup',
  cup: 'cup',
  celsius: 'degC',
  c: 'degC',
  fahrenheit: 'degF',
  f: 'degF',
  kelvin: 'kelvin',
  hours: 'hour',
  hour: 'hour',
  minutes: 'minute',
  minute: 'minute',
  seconds: 'second',
  second: 'second',
  days: 'day',
  day: 'day',
  weeks: 'week',
  week: 'week',
  mph: 'mile/hour',
  kmh: 'km/hour',
  acres: 'acre',
  acre: 'acre',
  hectares: 'hectare',
  hectare: 'hectare',
  gb: 'GB',
  mb: 'MB',
  tb: 'TB',
  kwh: 'kWh',
  joules: 'J',
  kilometern: 'km',
  meilen: 'mile',
  meile: 'mile',
  metern: 'm',
  zentimeter: 'cm',
  zoll: 'inch',
  fuß: 'foot',
  pfund: 'lbm',
  kilogramm: 'kg',
  gramm: 'g',
  unzen: 'oz',
  stunden: 'hour',
  stunde: 'hour',
  minuten: 'minute',
  sekunden: 'second',
  tage: 'day',
  tagen: 'day',
  wochen: 'week',
  tassen: 'cup',
  hektar: 'hectare',
  litern: 'liter',
  milliliter: 'ml',
  zentimetern: 'cm',
  millimeter: 'mm',
  gallonen: 'gallon',
  gallone: 'gallon',
  tasse: 'cup',
  knoten: 'knot',
  sekunde: 'second',
  tag: 'day',
  woche: 'week',
  monate: 'month',
  monaten: 'month',
  monat: 'month',
  jahre: 'year',
  jahren: 'year',
  jahr: 'year',
  year: 'year',
  month: 'month',
  tonne: 'tonne',
  ton: 'tonne',
  years: 'year',
  months: 'month',
  tons: 'tonne',
  tonnes: 'tonne',
  tonnen: 'tonne',
  kj: 'kJ',
  kilojoule: 'kJ',
  knots: 'knot',
  sqm: 'm^2',
  kb: 'kB',
}

/** "10 miles in km", "wie viele Minuten sind 3 Stunden". */
export function readConversion(question: string, language: string): Conversion | undefined {
  const match =
    /^(?:please\s+)?(?:convert\s+|what(?:'s| is| are)\s+|how (?:much|many \w+) (?:is|are)\s+|wie ?viel (?:ist|sind)\s+|was (?:ist|sind)\s+|rechne\s+)?(-?\d[\d.,]*)\s*(?:°|degrees?\s+|grad\s+)?([a-zß/]+)\s+(?:in|to|into|as|nach)\s+(?:°|degrees?\s+|grad\s+)?([a-zß/]+)(?:\s+um)?\??$/iu.exec(
      question.trim(),
    ) ?? undefined
  const many =
    /^(?:how many|wie ?viele?)\s+([a-zß]+)\s+(?:are\s+|sind\s+|hat\s+)?(?:there\s+)?(?:in|is|are)?\s*(-?\d[\d.,]*|an?|eine?[mnr]?)\s*([a-zß]+)\??$/iu.exec(
      question.trim(),
    )
  const [value, from, to] = match
    ? [match[1], match[2], match[3]]
    : many
      ? [many[2], many[3], many[1]]
      : []
  const amount = /^(?:an?|eine?[mnr]?)$/i.test(value ?? '')
    ? 1
    : numberOfText(value ?? '', language)
  const [source, target] = [
    unitNames[from?.toLowerCase() ?? ''],
    unitNames[to?.toLowerCase() ?? ''],
  ]
  if (amount === undefined || !source || !target) return undefined
  return { kind: 'conversion', value: amount, from: source, to: target }
}

const currency = String.raw`(?:eur|euros?|€|usd|dollars?|\$|gbp|pounds? sterling|£|chf|francs?|franken|jpy|yen|¥|cad|aud|sek|nok|dkk|pln|czk|inr)`
const amount = String.raw`(?:${currency}\s*\d[\d.,]*|\d[\d.,]*\s*${currency})`
const exchange = new RegExp(
  String.raw`^(?:convert\s+|what(?:'s| is| are)\s+|how much (?:is|are)\s+|wie ?viel (?:ist|sind)\s+|was (?:ist|sind)\s+)?${amount}\s+(?:in|to|into|nach)\s+${currency}\??$`,
  'iu',
)

/** Currency conversion is declined: rates change, and none is fetched. */
export const readCurrency = (question: string) =>
  exchange.test(question.trim())
    ? {
        kind: 'unavailable' as const,
        why: 'currencies' as const,
      }
    : undefined
