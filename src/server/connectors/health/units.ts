type Scale = { dimension: string; factor: number }

/** Units by dimension, each with its factor to the dimension's first unit. */
const scales: Readonly<Record<string, Scale>> = Object.fromEntries(
  Object.entries({
    length: {
      km: 1,
      m: 1e-3,
      cm: 1e-5,
      mm: 1e-6,
      mi: 1.609344,
      yd: 0.9144e-3,
      ft: 0.3048e-3,
      in: 0.0254e-3,
    },
    mass: {
      kg: 1,
      g: 1e-3,
      mg: 1e-6,
      mcg: 1e-9,
      lb: 0.45359237,
      oz: 0.028349523125,
      st: 6.35029318,
    },
    energy: { kcal: 1, kJ: 1 / 4.184, cal: 1e-3, J: 1 / 4184 },
    time: { min: 1, s: 1 / 60, ms: 1 / 60_000, h: 60, d: 1440 },
    volume: {
      L: 1,
      mL: 1e-3,
      dL: 0.1,
      cL: 0.01,
      fl_oz_us: 0.0295735295625,
      fl_oz_imp: 0.0284130625,
      cup_us: 0.2365882365,
      pt_us: 0.473176473,
    },
    speed: { 'km/h': 1, 'm/s': 3.6, 'mi/h': 1.609344, 'km/hr': 1, 'mi/hr': 1.609344 },
    pressure: { mmHg: 1, kPa: 7.50062, cmH2O: 0.735559 },
  }).flatMap(([dimension, units]) =>
    Object.entries(units).map(([unit, factor]) => [unit, { dimension, factor }]),
  ),
)

/** Units as sources write them, mapped to plain ones. */
const plainUnits: Readonly<Record<string, string>> = {
  Cal: 'kcal',
  degC: '°C',
  degF: '°F',
  Cel: '°C',
  '[degF]': '°F',
  '[degf]': '°F',
  K: 'K',
  hr: 'h',
  sec: 's',
  'mm[Hg]': 'mmHg',
  'mm[hg]': 'mmHg',
  'Millimeter of mercury': 'mmHg',
  '[lb_av]': 'lb',
  '[lb_ap]': 'lb',
  lbs: 'lb',
  '[oz_av]': 'oz',
  '[in_i]': 'in',
  '[in_us]': 'in',
  inches: 'in',
  '[ft_i]': 'ft',
  '[mi_i]': 'mi',
  '[st_av]': 'st',
  Kg: 'kg',
  KG: 'kg',
  Cm: 'cm',
  CM: 'cm',
  'kg/m²': 'kg/m2',
  'count/min': '/min',
  '{beats}/min': '/min',
  '{Beats}/min': '/min',
  'beats/min': '/min',
  '{BPM}': '/min',
  '{breaths}/min': '/min',
  '{Breaths}/min': '/min',
  'breaths/min': '/min',
  '1/min': '/min',
  '{steps}': 'count',
  steps: 'count',
  '[IU]': 'IU',
  'm[IU]/L': 'mIU/L',
  'm[iU]/L': 'mIU/L',
  'u[IU]/mL': 'µIU/mL',
  '1': '',
  '{score}': '',
  ug: 'mcg',
  µg: 'mcg',
}

/** Normalises a unit to its plain form. */
export function plainUnit(unit: string): string {
  const trimmed = unit.trim()
  // `mmol<180.1558800000541>/L` includes the molar mass.
  return plainUnits[trimmed] ?? trimmed.replaceAll(/<[\d.]+>/g, '')
}

/** The dimension of a unit; units of one dimension are convertible. */
export const dimensionOf = (unit: string): string =>
  unit === '°C' || unit === '°F' ? 'temperature' : (scales[unit]?.dimension ?? unit)

/** Converts a value; `undefined` if the units have different dimensions. */
export function convert(value: number, from: string, to: string): number | undefined {
  if (from === to) return value
  if (from === '°F' && to === '°C') return tidy(((value - 32) * 5) / 9)
  if (from === '°C' && to === '°F') return tidy((value * 9) / 5 + 32)
  const [a, b] = [scales[from], scales[to]]
  if (!a || !b || a.dimension !== b.dimension) return undefined
  return tidy((value * a.factor) / b.factor)
}

/** Removes binary floating-point noise. */
export const tidy = (value: number): number => Number(value.toPrecision(12))
