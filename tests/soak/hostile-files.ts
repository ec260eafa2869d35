import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { documentView } from '#shared/documents.ts'
import { importReportAnswer, sourceLimits } from '#shared/sources.ts'
import { startServer } from '#tests/e2e/server.ts'
import { addSource, formOf, signUp, untilSettled, type Visitor } from '#tests/process/visitor.ts'
import { createRandom } from '../../bench/synthetic/synthetic.ts'
import { bombs, exportBombs } from './bombs.ts'
import { mutate } from './mutate.ts'
import { originals } from './mutation-originals.ts'
import { timeCalls } from './time-calls.ts'

type Files = Record<string, Buffer>

/**
 * Uploads bombs and damaged files like people do, and returns the unreported failures, the files
 * left over, and the response times of somebody else's simplest call meanwhile.
 */
export async function runHostileFiles({ mutants, seed }: { mutants: number; seed: number }) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'trove-hostile-'))
  const TROVE_DATA_DIR = path.join(root, 'data')
  const settings = {
    TROVE_DATA_DIR,
    TMPDIR: root,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  }
  await using server = await startServer(settings)
  const health = timeCalls(`${server.url}/api/health`)
  try {
    const visitor = await signUp(() => server.url, {
      name: 'Ada',
      password: 'correct horse battery',
    })
    const random = createRandom(seed)
    const damaged = (isWanted: (reader: string) => boolean): Files => {
      const wanted = originals.filter(({ reader }) => isWanted(reader))
      return Object.fromEntries(
        Array.from({ length: Math.ceil(mutants / 2) }, (_, at): [string, Buffer] => {
          const { name = '', bytes = Buffer.alloc(0) } = wanted[at % wanted.length] ?? {}
          return [`${at}-${name}`, mutate(bytes, random).bytes]
        }),
      )
    }
    const wrong = [
      ...(await bringDocuments(visitor, {
        ...bombs,
        ...damaged((reader) => reader === 'document'),
      })),
      ...(await importFiles(visitor, {
        ...exportBombs,
        ...damaged((reader) => reader !== 'document'),
      })),
    ]
    const times = await health.stop()
    await server.stop()
    return { wrong: [...wrong, ...leftIn(root)], health: times }
  } finally {
    await health.stop()
    rmSync(root, { recursive: true, force: true })
  }
}

/** A readable sentence, not a line of program output. */
const isSentence = (text: string): boolean => /^[A-Z][^\n{}]{9,}$/.test(text)

/** Documents that are neither read nor refused with a message. */
async function bringDocuments(visitor: Visitor, files: Files): Promise<string[]> {
  const wrong: string[] = []
  const ids = new Map<string, string>()
  for (const [name, content] of Object.entries(files)) {
    const answer = await visitor.post(
      '/api/documents/upload',
      formOf('documents', { [name]: content }),
    )
    const text = await answer.text()
    if (answer.ok) ids.set(z.array(documentView).parse(JSON.parse(text))[0]?.id ?? '', name)
    else if (answer.status >= 500 || !/"error":".+\./.test(text)) wrong.push(`${name}: ${text}`)
  }
  const views = async () =>
    Promise.all(
      [...ids.keys()].map(async (id) =>
        documentView.parse(await (await visitor.get(`/api/documents/${id}`)).json()),
      ),
    )
  for (const deadline = Date.now() + 240_000; Date.now() < deadline; await wait(500)) {
    if ((await views()).every(({ status }) => status !== 'processing')) break
  }
  for (const { id, status, error } of await views()) {
    const isExplained = status === 'processed' || (status === 'error' && isSentence(error ?? ''))
    if (!isExplained) wrong.push(`${ids.get(id)}: ${status} ${error}`)
  }
  return wrong
}

/** Imports that do not end, or end without a message. */
async function importFiles(visitor: Visitor, files: Files): Promise<string[]> {
  const wrong: string[] = []
  for (const [type, pattern] of [
    ['health', /\.xml$|ndjson$/],
    ['google_messages', /sms|calls|messages/],
    ['google', /takeout|contacts/],
    ['whatsapp', /chat/i],
    ['bank_of_america', /stmt|statement|account|umsaetze/],
    ['gmail', /mbox$/],
    ['apple_messages', /Backup|\.db$/],
    ['linkedin', /LinkedIn|Connections/],
    ['twitter', /twitter/],
    ['facebook', /facebook/],
  ] as const) {
    const own = Object.entries(files).filter(([name]) => pattern.test(name))
    // A small run has no files of some formats.
    if (own.length === 0) continue
    const id = await addSource(visitor, type, { name: type, credentials: {} })
    for (let at = 0; at < own.length; at += sourceLimits.importFiles) {
      const some = Object.fromEntries(own.slice(at, at + sourceLimits.importFiles))
      const answer = await visitor.post(`/api/data-sources/${id}/import`, formOf('files', some))
      if (answer.status !== 202) {
        wrong.push(`${type}: ${answer.status} ${await answer.text()}`)
        continue
      }
      await untilSettled(visitor)
      const body = await (await visitor.get(`/api/data-sources/${id}/report`)).json()
      const report = importReportAnswer.parse(body)
      const reasons = [
        ...(report?.failures ?? []).map(({ reason }) => reason),
        ...(report?.problem === undefined ? [] : [report.problem]),
      ]
      if (!report?.finishedAt) wrong.push(`${type}: no report`)
      wrong.push(...reasons.filter((reason) => !isSentence(reason)).map((it) => `${type}: ${it}`))
    }
  }
  return wrong
}

/** Files outside the database and the keys. */
const leftIn = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((name) => !/^data\/(postgres|keys|models)\//.test(name))

/** `npm run soak hostile-files` */
export async function soakHostileFiles(): Promise<boolean> {
  const seed = Date.now() % 100_000
  const { wrong, health } = await runHostileFiles({ mutants: 400, seed })
  console.log(`seed ${seed}; calls of others, in ms: ${JSON.stringify(health)}`)
  for (const what of wrong) console.log(what)
  return wrong.length === 0 && health.slowest < 200
}
