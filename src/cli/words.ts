import { text } from 'node:stream/consumers'
import { ExitError } from './exit-error.ts'

/**
 * The words of a question: from the arguments, or from standard input, where a list of processes
 * does not show them.
 */
export async function readWords(words: readonly string[]): Promise<string> {
  const said = words.length > 0 || process.stdin.isTTY ? words.join(' ') : await text(process.stdin)
  if (said.trim() === '') throw new ExitError('wrongUse', 'Say what you are looking for.')
  return said.trim()
}
