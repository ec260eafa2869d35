import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createRandom, createWords } from '../synthetic/synthetic.ts'

/** A word that only the last mail contains, to see when all of them can be found. */
export const lastWord = 'quincewatermark'

/**
 * Realistic mails of several years: a third plain text, a third HTML, a third both, 112 MB in total
 * for 30,000.
 */
export function* createRawMails(count: number): Generator<string> {
  const random = createRandom(11)
  const word = createWords(random)
  const sentence = (words: number) => Array.from({ length: words }, word).join(' ')
  for (let number = 0; number < count; number++) {
    const lines = Array.from({ length: 20 + Math.floor(random() * 17) }, () => sentence(10))
    if (number === count - 1) lines.push(lastWord)
    const head = [
      `Message-ID: <${number}@example.org>`,
      `Date: ${new Date(Date.UTC(2018, 0, 1) + number * 7_200_000).toUTCString()}`,
      `From: ${sentence(2)} <p${number % 300}@example.org>`,
      'To: Ada <ada@example.org>',
      `Subject: ${sentence(5)}`,
      'MIME-Version: 1.0',
    ]
    yield [...head, ...bodyOf(number, lines)].join('\n')
  }
}

function bodyOf(number: number, lines: readonly string[]): string[] {
  const page = `<html><body>${lines.map((line) => `<p>${line}</p>`).join('\n')}</body></html>`
  const half = lines.slice(0, Math.ceil(lines.length / 2))
  const shortPage = `<html><body>${half.map((line) => `<p>${line}</p>`).join('\n')}</body></html>`
  const html = 'Content-Type: text/html; charset=utf-8'
  const plain = 'Content-Type: text/plain; charset=utf-8'
  if (number % 3 === 0) return [plain, '', ...lines]
  if (number % 3 === 1) return [html, '', page]
  const both = ['Content-Type: multipart/alternative; boundary=b', '', '--b', plain, '', ...lines]
  return [...both, '--b', html, '', shortPage, '--b--']
}

export function mboxOf(mails: Iterable<string>): string[] {
  const parts: string[] = []
  let number = 0
  for (const mail of mails) {
    const labels = number % 5 === 0 ? 'Sent' : 'Inbox,Important'
    parts.push(
      `From ${1_790_000_000_000_000_000n + BigInt(number)}@xxx Mon Mar 02 10:00:00 +0000 2026\nX-Gmail-Labels: ${labels}\n${mail}\n\n`,
    )
    number += 1
  }
  return parts
}

/** The same mails as files in a Maildir. */
export function writeMaildir(folder: string, mails: Iterable<string>): void {
  for (const name of ['cur', 'new', 'tmp']) mkdirSync(path.join(folder, name), { recursive: true })
  let number = 0
  for (const mail of mails) {
    number += 1
    writeFileSync(path.join(folder, 'cur', `${1_700_000_000 + number}.M${number}.bench:2,S`), mail)
  }
}
