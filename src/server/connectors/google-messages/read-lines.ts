import { StringDecoder } from 'node:string_decoder'

/** No backup row is longer; longer lines are cut, so that parsing fails. */
const mostCharacters = 16 * 1024 * 1024

/** The non-empty lines of a stream. */
export async function* readLines(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const part of stream) {
    const lines = (rest + decoder.write(part)).split('\n')
    rest = (lines.pop() ?? '').slice(0, mostCharacters)
    for (const line of lines) if (line.trim() !== '') yield line
  }
  rest += decoder.end()
  if (rest.trim() !== '') yield rest
}
