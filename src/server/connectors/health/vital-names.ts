/** Measurements by LOINC code, with the names used for Apple Health. */
const byLoinc: Readonly<Record<string, string>> = {
  '8867-4': 'heart rate',
  '8893-0': 'heart rate',
  '40443-4': 'resting heart rate',
  '80404-7': 'heart rate variability',
  '8480-6': 'systolic blood pressure',
  '8459-0': 'systolic blood pressure',
  '8460-8': 'systolic blood pressure',
  '8461-6': 'systolic blood pressure',
  '76534-7': 'systolic blood pressure',
  '8462-4': 'diastolic blood pressure',
  '8453-3': 'diastolic blood pressure',
  '8454-1': 'diastolic blood pressure',
  '8455-8': 'diastolic blood pressure',
  '76535-4': 'diastolic blood pressure',
  '8478-0': 'mean blood pressure',
  '8310-5': 'body temperature',
  '8331-1': 'body temperature',
  '8332-9': 'body temperature',
  '9279-1': 'respiratory rate',
  '59408-5': 'oxygen saturation',
  '2708-6': 'oxygen saturation',
  '2710-2': 'oxygen saturation',
  '29463-7': 'weight',
  '3141-9': 'weight',
  '3142-7': 'weight',
  '8335-2': 'weight',
  '8302-2': 'height',
  '8306-3': 'height',
  '8301-4': 'height',
  '3137-7': 'height',
  '39156-5': 'body mass index',
  '59574-4': 'body mass index percentile',
  '8277-6': 'body surface area',
  '3140-1': 'body surface area',
  '9843-4': 'head circumference',
  '8287-5': 'head circumference',
  '8289-1': 'head circumference percentile',
  '8280-0': 'waist circumference',
  '41982-0': 'body fat percentage',
  '55423-8': 'steps',
  '41950-7': 'steps',
  '55424-6': 'active energy',
  '72514-3': 'pain severity',
  '3151-8': 'inhaled oxygen flow rate',
  '3150-6': 'inhaled oxygen concentration',
}
const rates = /heart rate|pulse/
const adding = new Set(['steps', 'active energy'])
/** Names that practices use for the same measurements when there is no code. */
const byWords: readonly [RegExp, string][] = [
  [
    /^(bp |blood pressure )?systolic|systolic (bp|blood pressure)|^(intravascular )?systolic/i,
    'systolic blood pressure',
  ],
  [
    /^(bp |blood pressure )?diastolic|diastolic (bp|blood pressure)|^(intravascular )?diastolic/i,
    'diastolic blood pressure',
  ],
  [/^(heart rate|pulse( rate)?|hr)$/i, 'heart rate'],
  [/^(body )?temp(erature)?$/i, 'body temperature'],
  [/^(respiratory rate|respirations?|resp(iration)? rate|rr)$/i, 'respiratory rate'],
  [/^(o2 ?sat|oxygen sat|spo2|pulse ox)/i, 'oxygen saturation'],
  [/^(patient |body )*weight( measured)?$/i, 'weight'],
  [/^(patient |body )*height$/i, 'height'],
  [/^(bmi|body mass index)\b(?!.*percentile)/i, 'body mass index'],
]

export function isVitalCode(code: string): boolean {
  return code in byLoinc
}

/** The plain name of a measurement: from its code, else by matching its text, else its text. */
export function vitalName(code: string, words: string): { name: string; adds: boolean } {
  const name =
    byLoinc[code] ?? byWords.find(([pattern]) => pattern.test(words))?.[1] ?? words.toLowerCase()
  return { name, adds: adding.has(name) }
}

/** `/min` is beats per minute for heart rates. */
export const vitalUnit = (name: string, unit: string): string =>
  unit === '/min' && rates.test(name) ? 'bpm' : unit
