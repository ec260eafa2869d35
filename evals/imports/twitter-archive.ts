import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Connector } from '#server/connectors/connector.ts'
import type { Post } from '#server/connectors/kinds/post.ts'
import { zipEntries } from '#server/connectors/read-zip.ts'
import { createTwitter } from '#server/connectors/twitter/twitter.ts'
import { createExpectations, type Expectations } from './expectations.ts'
import { archiveOf, fileAt, imported, type Imported } from './social-files.ts'

const texts = z.array(z.string())
const expectations = z.record(z.string(), z.record(z.string(), z.unknown()))

const reasons = [
  [/^pytest_fixture is there/, 'the set names it, but this part of the set does not hold it'],
] as const

const postsOf = ({ items }: Imported): Post[] =>
  items.flatMap((item) => (item.kind === 'post' ? [item.post] : []))
const messagesOf = ({ items }: Imported) =>
  items.flatMap((item) => (item.kind === 'message' ? [item.message] : []))
const ownPosts = (read: Imported) =>
  postsOf(read).filter(({ kind }) => kind === 'post' || kind === 'reply' || kind === 'share')
const textsOf = (read: Imported, kind: Post['kind']) =>
  postsOf(read)
    .filter((post) => post.kind === kind)
    .map(({ text }) => text)

/** The set has shortened addresses, which the product expands, so any address matches there. */
function isText(found: string, wanted: string): boolean {
  const parts = wanted.split(/https:\/\/t\.co\/\w+/).map((part) => RegExp.escape(part))
  return new RegExp(`^${parts.join('(?!https://t\\.co/)\\S*')}$`).test(found)
}

function checkTexts(expect: Expectations, what: string, found: string[], wanted: unknown): void {
  const list = texts.safeParse(wanted)
  if (!list.success) {
    expect.same(`${what} count`, found.length, wanted)
    return
  }
  expect.same(`${what} count`, found.length, list.data.length)
  for (const text of list.data) {
    expect.that(
      `${what} “${text}”`,
      found.some((one) => isText(one, text)),
    )
  }
}

/** Every expected field of one archive. */
function check(
  expect: Expectations,
  name: string,
  read: Imported,
  wanted: Record<string, unknown>,
) {
  const messages = messagesOf(read)
  for (const [field, value] of Object.entries(wanted)) {
    const what = `${name} ${field}`
    if (field === 'must_not_crash') expect.same(what, read.refused, undefined)
    else if (field === 'tweets') expect.same(what, ownPosts(read).length, value)
    else if (field === 'tweet_texts' || field === 'notes') {
      const found = ownPosts(read).map(({ text }) => text)
      if (field === 'tweet_texts') checkTexts(expect, what, found, value)
      else
        for (const text of texts.parse(value))
          expect.that(`${what} “${text}”`, found.includes(text))
    } else if (field === 'likes') checkTexts(expect, what, textsOf(read, 'like'), value)
    else if (field === 'bookmarks') checkTexts(expect, what, textsOf(read, 'bookmark'), value)
    else if (field === 'dm_messages' || field === 'group_dm_messages') {
      expect.same(what, messages.length, value)
    } else if (field === 'dm_conversations') {
      expect.same(what, new Set(messages.map(({ chatId }) => chatId)).size, value)
    } else if (field === 'dm_participant_handle') {
      expect.that(
        what,
        messages.every(({ people = [] }) => people.includes(String(value))),
      )
    } else if (field !== 'note') expect.that(`${what} is compared`, false)
  }
}

/** Facts from the sample's note in addition to its fields. */
function checkSample(expect: Expectations, read: Imported): void {
  const reply = ownPosts(read).find(({ kind }) => kind === 'reply')
  expect.that(
    'birdclaw_sample: t.co is written out',
    /birdclaw\.dev\/archive/.test(reply?.text ?? ''),
  )
  expect.that(
    'birdclaw_sample: the text of the picture',
    reply?.files.some((file) => file.includes('Archive chart')) === true,
  )
  expect.same('birdclaw_sample: whom it answers', reply?.about, '@sam')
}

const mayFail = /error/i

/** Single files, each with a number of posts or a clear error. */
async function checkFiles(
  expect: Expectations,
  connector: Connector,
  folder: string,
  wanted: Record<string, unknown>,
): Promise<void> {
  for (const [name, value] of Object.entries(wanted)) {
    const file = path.join(folder, name)
    if (!name.endsWith('.js') || !existsSync(file)) continue
    const read = await imported(connector, fileAt(file))
    const found = ownPosts(read).length
    const said = read.refused ?? read.failures[0]?.reason
    console.log(`${name}: ${found} posts, ${said ?? 'no error'}`)
    if (typeof value === 'number') expect.same(name, found, value)
    else if (/^(\d+) or/.test(String(value))) {
      const count = Number(/^(\d+)/.exec(String(value))?.[1])
      expect.that(`${name}: ${String(value)}`, found === count || said !== undefined)
    } else if (mayFail.test(String(value)))
      expect.that(`${name}: a clear error`, said !== undefined)
  }
}

const details = /"tweets"\s*:\s*(\d+)/

/** Archives from 2016 state how many posts they contain. */
async function checkOld(expect: Expectations, connector: Connector, dir: string): Promise<void> {
  const folder = path.join(dir, 'perkeep_old_format')
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!name.endsWith('.zip')) continue
    const read = await imported(connector, fileAt(path.join(folder, name)))
    const found = ownPosts(read)
    const said = details.exec(await countIn(path.join(folder, name)))?.[1]
    expect.same(`${name} posts`, found.length, Number(said))
    expect.that(
      `${name}: no sign is left as in HTML, no address is shortened, each has a time`,
      found.every(({ text, at }) => !/&(amp|lt|gt);|t\.co\//.test(text) && at !== ''),
    )
  }
}

async function countIn(file: string): Promise<string> {
  for await (const { name, stream } of zipEntries(fileAt(file))) {
    if (!name.endsWith('payload_details.js')) continue
    return Buffer.concat(await Array.fromAsync(stream())).toString('utf8')
  }
  return ''
}

/** X archives: every post, like, bookmark and message that the set expects. */
export async function runTwitterArchiveEval(dataDir: string): Promise<object> {
  const dir = path.join(dataDir, 'twitter_archive')
  const connector = createTwitter({ username: '', bearerToken: '' }, '')
  const wanted = expectations.parse(
    JSON.parse(readFileSync(path.join(dir, 'expected.json'), 'utf8')),
  )
  const expect = createExpectations(reasons)
  for (const [name, fields] of Object.entries(wanted)) {
    const folder = path.join(dir, name)
    if (Object.keys(fields).some((field) => field.endsWith('.js'))) {
      expect.that(`${name} is there`, existsSync(folder))
      await checkFiles(expect, connector, folder, fields)
      continue
    }
    const files = [
      ...(existsSync(folder) ? [archiveOf(folder)] : []),
      ...(existsSync(`${folder}.zip`) ? [fileAt(`${folder}.zip`)] : []),
    ]
    expect.that(`${name} is there`, files.length > 0)
    for (const file of files) {
      const read = await imported(connector, file)
      check(expect, name, read, fields)
      if (name === 'birdclaw_sample') checkSample(expect, read)
      for (const { item, reason } of read.failures) console.log(`${name}: ${item}: ${reason}`)
    }
  }
  await checkOld(expect, connector, dir)
  return expect.figures()
}
