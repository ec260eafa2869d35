import { text } from 'node:stream/consumers'
import { Ending } from './ending.ts'

/** Words of a question: as arguments, or from the input, where nobody sees them in a list of processes. */
export async function readWords(words: readonly string[]): Promise<string> {
  const said = words.length > 0 || process.stdin.isTTY ? words.join(' ') : await text(process.stdin)
  if (said.trim() === '') throw new Ending('wrongUse', 'Say what you are looking for.')
  return said.trim()
}
