import { ConnectorError } from '../connector-error.ts'

/** Records are far smaller; a file without line ends would fill the memory. */
const mostCharacters = 64 * 1024 * 1024

/** Lines of a UTF-8 file, one at a time. */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8')
  let rest = ''
  for await (const part of stream) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > mostCharacters) throw new ConnectorError('bad_file')
    yield* lines
  }
  yield rest + decoder.decode()
}
