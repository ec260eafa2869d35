import { StringDecoder } from 'node:string_decoder'

/** Longer lines are no row of a backup; they are given cut, so that they fail to parse. */
const mostCharacters = 16 * 1024 * 1024

/** The lines of a stream that are not empty. */
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
