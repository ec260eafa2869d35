export const englishNumbers: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  billion: 1_000_000_000,
  dozen: 12,
}

/** In the order of the year. */
export const englishMonthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

export const englishMonths: Record<string, number> = {
  ...Object.fromEntries(
    englishMonthNames.flatMap((name, at) => [
      [name, at + 1] as const,
      [name.slice(0, 3), at + 1] as const,
    ]),
  ),
  sept: 9,
}
