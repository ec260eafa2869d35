export type CheckedFiles<F> = {
  accepted: F[]
  refused: { file: F; reason: string }[]
  /** A line for each refused file. */
  errors: string[]
}

/** Splits selected files into those to send, and a line for each that `refusal` rejects. */
export function checkFiles<F extends { name: string }>(
  files: readonly F[],
  refusal: (file: F) => string | undefined,
): CheckedFiles<F> {
  const accepted: F[] = []
  const refused: CheckedFiles<F>['refused'] = []
  for (const file of files) {
    const reason = refusal(file)
    if (reason === undefined) accepted.push(file)
    else refused.push({ file, reason })
  }
  const errors = refused.map(({ file, reason }) => `${file.name}: ${reason}`)
  return { accepted, refused, errors }
}
