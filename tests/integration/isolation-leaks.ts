import type { Browser, TestServer } from '#tests/server.ts'
import type { Callers } from './isolation-callers.ts'
import { closedMatrix } from './isolation-matrix.ts'
import { openMatrix } from './isolation-open.ts'
import type { CallerKind, Ids, IsolationMatrix } from './isolation-types.ts'

export const secrets = /tangerine|mandarin|secret\.csv|712,?345|bea gardner/i
export const everyRoute: IsolationMatrix = { ...closedMatrix, ...openMatrix }

type Given = { status: number; text: string; type: string }

/**
 * Calls every route as each of the callers with a person's ids, and returns what revealed the
 * person: a status not in the matrix, a word of the person's data, or a response that differs from
 * the one for unknown ids.
 */
export async function findLeaks(server: TestServer, callers: Callers, ids: Ids): Promise<string[]> {
  const leaks: string[] = []
  for (const [route, [call, person, others]] of Object.entries(everyRoute)) {
    const status = statusFor(person, others)
    for (const kind of kindsOf(callers)) {
      const browser = kind === 'stranger' ? server.visitor() : callers[kind]
      if (!browser) continue
      const ask = async (by: Browser, of: Ids) => given(await call(by, of))
      const used = noticing(ids)
      const found = await ask(browser, used.ids)
      const say = (what: string) => leaks.push(`${kind}, ${route}: ${what}`)
      const isLeaked = ({ text }: Given) =>
        secrets.test(text) || (route !== listsPeople && text.includes(ids.email))
      if (found.status !== status(kind)) say(`${found.status} instead of ${status(kind)}`)
      if (isLeaked(found)) say('tells what the person has')
      if (used.any()) {
        const unknown = await ask(browser, neverWere(ids))
        if (likeness(unknown) !== likeness(found))
          say('differs from the answer to an id that never was')
      }
      // A wrong password is counted, and is refused before anything could stream.
      if ((kind !== 'person' && kind !== 'guest') || found.status === 403) continue
      const events = await ask(server.sending(browser, { accept: 'text/event-stream' }), ids)
      if (isLeaked(events)) say('tells in its events what the person has')
    }
  }
  return leaks
}

/**
 * The calls that do not find the owner's ids for the owner either. Deletions come last, parts of a
 * source before the source.
 */
export async function closedToOwner(owner: Browser, ids: Ids): Promise<string[]> {
  const order = (route: string) => (route.startsWith('DELETE') ? (route.endsWith('id') ? 2 : 1) : 0)
  const calls = Object.entries(closedMatrix)
    .filter(([, [, person]]) => person === 404)
    .toSorted(([one], [other]) => order(one) - order(other))
  const closed: string[] = []
  for (const [route, [call]] of calls) {
    const { status } = await call(owner, ids)
    if (status === 404 || status === 401) closed.push(`${route}: ${status}`)
  }
  return closed
}

const kindsOf = (callers: Callers) => Object.keys(callers) as CallerKind[]

const statusFor =
  (person: number, others: Partial<Record<CallerKind, number>> = {}) =>
  (kind: CallerKind): number =>
    others[kind] ?? (kind === 'person' || kind === 'admin' ? person : 401)

async function given(answer: Response): Promise<Given> {
  const type = answer.headers.get('content-type') ?? ''
  return { status: answer.status, text: await answer.text(), type }
}

/** An admin's list of people contains email addresses. */
const listsPeople = 'GET /api/admin/people'

/** Notices whether a call used any of the ids. */
function noticing(ids: Ids) {
  let any = false
  const noticed = new Proxy(ids, {
    get(of, name) {
      any = true
      return Reflect.get(of, name) as unknown
    },
  })
  return { ids: noticed, any: () => any }
}

/** Unknown ids in the same format. */
const neverWere = (ids: Ids): Ids =>
  Object.fromEntries(
    Object.entries(ids).map(([name, id]) => [name, name === 'email' ? `no.${id}` : reversed(id)]),
  ) as Ids

/** Reverses an id after its prefix: another id with the same letters. */
function reversed(id: string): string {
  const at = id.indexOf('_') + 1
  return id.slice(0, at) + Array.from(id.slice(at)).toReversed().join('')
}

/**
 * A refusal word for word; for other responses the fields and their types, because ids and times
 * differ.
 */
function likeness({ status, text, type }: Given): string {
  if (status >= 400 || !type.includes('json'))
    return `${status} ${type} ${status >= 400 ? text : ''}`
  return `${status} ${JSON.stringify(shapeOf(JSON.parse(text)))}`
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((part) => JSON.stringify(shapeOf(part))))]
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]))
}
