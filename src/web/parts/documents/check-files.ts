export type Refusal = {
  reason: string
  /** Whether the kind of file is the reason, so that another one would help. */
  ofKind?: true
}
export type Refused<F> = Refusal & { file: F }
export type CheckedFiles<F> = { accepted: F[]; refused: Refused<F>[] }

/** Splits selected files into those to send and those that `refusal` rejects. */
export function checkFiles<F>(
  files: readonly F[],
  refusal: (file: F) => Refusal | undefined,
): CheckedFiles<F> {
  const accepted: F[] = []
  const refused: Refused<F>[] = []
  for (const file of files) {
    const found = refusal(file)
    if (found) refused.push({ file, ...found })
    else accepted.push(file)
  }
  return { accepted, refused }
}

/** A line for each refused file. */
export const linesOf = (refused: readonly Refused<{ name: string }>[]): string[] =>
  refused.map(({ file, reason }) => `${file.name}: ${reason}`)
