/** A figure as written, with its value in each possible notation. */
export type Figure = { text: string; values: number[]; decimals: number }

/** Figures of a text, without list ordinals at the beginning of a line. */
export function numbersOf(text: string): Figure[] {
  const withoutOrdinals = text.replaceAll(/^\s{0,3}\d{1,3}[.)]\s/gm, '')
  return (withoutOrdinals.match(/\d+(?:[.,'’\u00a0\u202f]\d+)*/g) ?? []).map((found) => ({
    text: found,
    values: readings(found),
    decimals: /[.,](\d+)$/.exec(found)?.[1]?.length ?? 0,
  }))
}

/** `1,234` may be a thousand or a decimal number; both are tried. */
function readings(text: string): number[] {
  const bare = text.replaceAll(/['’\u00a0\u202f]/g, '')
  const found = new Set<number>()
  const english = Number(bare.replaceAll(',', ''))
  const german = Number(bare.replaceAll('.', '').replace(',', '.'))
  for (const value of [english, german]) if (Number.isFinite(value)) found.add(value)
  return [...found]
}

/** Small counts are more like words than figures: "one of the 3". */
const smallest = 3

/** The figures that are not a rounding of any known figure. */
export function unsupportedFigures(figures: readonly Figure[], known: readonly Figure[]): string[] {
  const exact = new Set(known.flatMap(({ values }) => values))
  const isKnown = ({ values, decimals }: Figure) =>
    values.some(
      (value) =>
        (Number.isInteger(value) && value <= smallest) ||
        exact.has(value) ||
        known.some((other) =>
          other.values.some((given) => Math.abs(given - value) <= 0.5 * 10 ** -decimals + 1e-9),
        ),
    )
  return [...new Set(figures.filter((figure) => !isKnown(figure)).map(({ text }) => text))]
}
