/** The candidates of each window that pass a test; all of them if none in any window does. */
export function keepSome<T>(
  windows: readonly (readonly T[])[],
  keeps: (candidate: T, window: number) => boolean,
): T[][] {
  const kept = windows.map((found, at) => found.filter((each) => keeps(each, at)))
  return kept.some((found) => found.length > 0) ? kept : windows.map((found) => [...found])
}
