/** Splits selected files into those to send, and a line for each that `refusal` rejects. */
export function checkFiles<F extends { name: string }>(
  files: readonly F[],
  refusal: (file: F) => string | undefined,
): { accepted: F[]; errors: string[] } {
  const accepted: F[] = []
  const errors: string[] = []
  for (const file of files) {
    const reason = refusal(file)
    if (reason === undefined) accepted.push(file)
    else errors.push(`${file.name}: ${reason}`)
  }
  return { accepted, errors }
}
