/** A line of a vCard or calendar file. */
export type CardLine = {
  name: string
  /** The prefix shared by lines that belong together: `item1`. */
  group?: string
  params: ReadonlyMap<string, string>
  value: string
}

const mostLine = 4 * 1024 * 1024

/** The unfolded lines of a vCard or calendar file. */
export async function* cardLines(stream: AsyncIterable<Buffer>): AsyncGenerator<CardLine> {
  let whole: string | undefined
  for await (const line of textLines(stream)) {
    if (whole !== undefined && /^[ \t]/.test(line)) {
      if (whole.length < mostLine) whole += line.slice(1)
      continue
    }
    // Quoted-printable values of old cards continue after a `=` at the end of a line.
    if (whole !== undefined && /ENCODING=QUOTED-PRINTABLE/i.test(whole) && whole.endsWith('=')) {
      whole = whole.slice(0, -1) + line
      continue
    }
    const parsed = whole === undefined ? undefined : parseLine(whole)
    if (parsed) yield parsed
    whole = line
  }
  const parsed = whole === undefined ? undefined : parseLine(whole)
  if (parsed) yield parsed
}

async function* textLines(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of stream) {
    const parts = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = parts.pop() ?? ''
    for (const part of parts) yield part.endsWith('\r') ? part.slice(0, -1) : part
  }
  yield rest
}

function parseLine(line: string): CardLine | undefined {
  const head = /^(?:([\w-]+)\.)?([\w-]+)((?:;(?:"[^"]*"|[^":;])*)*):/.exec(line)
  if (!head) return undefined
  const [all, group, name = '', rest = ''] = head
  const params = new Map<string, string>()
  for (const [, key = '', value = ''] of rest.matchAll(/;([\w-]+)(?:=((?:"[^"]*"|[^;"])*))?/g)) {
    const plain = value.replaceAll('"', '')
    const type = key.toUpperCase()
    params.set(type, params.has(type) ? `${params.get(type)},${plain}` : plain)
  }
  const value = line.slice(all.length)
  const quoted = /QUOTED-PRINTABLE/i.test(params.get('ENCODING') ?? rest)
  return {
    name: name.toUpperCase(),
    ...(group === undefined ? {} : { group }),
    params,
    value: quoted ? unquote(value) : value,
  }
}

function unquote(value: string): string {
  const bytes: number[] = []
  for (let at = 0; at < value.length; at++) {
    const hex = value[at] === '=' ? /^[0-9A-Fa-f]{2}/.exec(value.slice(at + 1, at + 3)) : null
    if (hex) {
      bytes.push(Number.parseInt(hex[0], 16))
      at += 2
    } else bytes.push(...Buffer.from(value[at] ?? ''))
  }
  return new TextDecoder().decode(Buffer.from(bytes))
}

/** Decodes `\n`, `\,` and similar escapes. */
export const unescapeText = (value: string) =>
  value.replaceAll(/\\([nN,;:\\])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)).trim()

/** The `;`-separated parts of a value. */
export const structured = (value: string): string[] =>
  value.split(/(?<!\\);/).map((part) => unescapeText(part))
