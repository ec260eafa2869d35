type Identity = Pick<File, 'name' | 'size' | 'lastModified'>

/** Distinguishes two selected files; the browser gives no path. */
export function fileKey({ name, size, lastModified }: Identity): string {
  return `${name}\u0000${size}\u0000${lastModified}`
}

/** Adds a further selection of files; the same file is listed once. */
export function addFiles<F extends Identity>(selected: readonly F[], chosen: readonly F[]): F[] {
  const byKey = new Map<string, F>()
  for (const file of [...selected, ...chosen]) {
    if (!byKey.has(fileKey(file))) byKey.set(fileKey(file), file)
  }
  return [...byKey.values()]
}
