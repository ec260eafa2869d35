/** Printed text comes from documents and mails, which must not control the terminal. */
const steering = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu

export const plain = (text: string): string =>
  text.replaceAll(steering, (one) => (one === '\n' || one === '\t' ? one : ''))

export const oneLine = (text: string): string => plain(text).replaceAll(/\s+/g, ' ').trim()

export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, undefined, 2))
}

/** Progress for waiting people; on a terminal each line replaces the one before. */
export function createProgress() {
  let last = ''
  const { stderr } = process
  return {
    say(text: string): void {
      if (text === last) return
      last = text
      stderr.write(stderr.isTTY ? `\r\u001b[K${text}` : `${text}\n`)
    },
    end(): void {
      if (stderr.isTTY && last !== '') stderr.write('\n')
    },
  }
}
