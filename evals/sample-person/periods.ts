import { addDays, addMonths, monthOf } from '#server/demo/days.ts'
import { plotOf } from '#server/demo/plot.ts'

export type Periods = ReturnType<typeof periodsOf>

/** The periods that questions refer to, relative to the day on which they are asked. */
export function periodsOf(anchor: string) {
  const month = addMonths(monthOf(anchor), -1)
  const year = anchor.slice(0, 4)
  const lastYear = String(Number(year) - 1)
  return {
    anchor,
    plot: plotOf(anchor),
    month,
    monthBefore: addMonths(month, -1),
    year,
    lastYear,
    /** The first and last day of the latest past season that begins in this month. */
    season: (first: string) => {
      const over = `${addMonths(`${year}-${first}`, 3)}-01` <= anchor ? year : lastYear
      return [`${over}-${first}-01`, addDays(`${addMonths(`${over}-${first}`, 3)}-01`, -1)] as const
    },
  }
}

export const within = (from: string, until: string) => (day: string) =>
  day.slice(0, 10) >= from && day.slice(0, 10) <= until
