/** A line of a bulk export is one resource. */
const mostLineBytes = 32 * 1024 * 1024

/** The lines of a stream; `undefined` for a line that is too long. */
export async function* readLines(
  stream: AsyncIterable<Buffer>,
): AsyncGenerator<string | undefined> {
  let pieces: Buffer[] = []
  let length = 0
  let tooLong = false
  const line = () => {
    const text = tooLong ? undefined : Buffer.concat(pieces).toString('utf8')
    pieces = []
    length = 0
    tooLong = false
    return text
  }
  for await (const bytes of stream) {
    let from = 0
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      pieces.push(bytes.subarray(from, end))
      yield line()
      from = end + 1
    }
    length += bytes.length - from
    if (length > mostLineBytes) {
      tooLong = true
      pieces = []
    } else if (from < bytes.length) pieces.push(bytes.subarray(from))
  }
  if (length > 0) yield line()
}
