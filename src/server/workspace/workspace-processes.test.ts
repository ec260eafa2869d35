import { expect, test } from 'vitest'
import { childrenOf } from '#tests/process/processes.ts'
import { sheetsInMemory } from './fixtures.ts'
import { createWorkspaces } from './workspace.ts'

const log = { info: () => undefined, warn: () => undefined }
const expenses = {
  documentName: 'Expenses 2025.xlsx',
  columns: [{ name: 'Amount', type: 'number' as const }],
  rows: [[20.5], [900], [30], [1.5], [5]],
}

/** A source of people's sheets that records whose were loaded, in order, and in which zones. */
function countedLoads(
  sheets: Parameters<typeof sheetsInMemory>[0],
  zones: Record<string, string> = {},
) {
  const { source } = sheetsInMemory(sheets)
  const loads: string[] = []
  const loadedZones: string[] = []
  const counted = {
    ...source,
    timeZone: async (userId: string) => zones[userId],
    load(userId: string, since: number, timeZone: string) {
      loads.push(userId)
      loadedZones.push(timeZone)
      return source.load(userId, since, timeZone)
    },
  }
  return { counted, loads, loadedZones }
}

const closing = (spaces: ReturnType<typeof createWorkspaces>) => ({
  ...spaces,
  [Symbol.asyncDispose]: () => spaces.close(),
})

test('keeps a limited number of processes and reloads an evicted workspace', async () => {
  const sheets = { ada: [expenses], ben: [expenses], cem: [expenses] }
  const { source } = sheetsInMemory(sheets)
  const spaces = createWorkspaces({ source, log, limits: { processes: 2 } })
  for (const person of ['ada', 'ben', 'cem', 'ada']) {
    const { rows } = await spaces.query(person, 'SELECT count(*) FROM expenses_2025')
    expect(rows).toEqual([[5]])
  }
  await spaces.close()
})

test('a workspace is warmed before a question, without evicting another', async () => {
  const { counted, loads } = countedLoads({ ada: [expenses], ben: [expenses], cem: [] })
  const spaces = createWorkspaces({ source: counted, log, limits: { processes: 1 } })
  // Cem has no data, so no process is started for her.
  await spaces.warm('cem')
  await spaces.warm('ada')
  await spaces.warm('ben')
  expect(loads).toEqual(['ada'])
  await spaces.query('ada', 'SELECT count(*) FROM expenses_2025')
  expect(loads).toEqual(['ada'])
  // A dropped workspace is loaded again.
  await spaces.drop('ada')
  await spaces.warm('ben')
  await spaces.query('ada', 'SELECT 1')
  expect(loads).toEqual(['ada', 'ben', 'ada'])
  await spaces.close()
  await spaces.warm('ben')
  expect(loads).toHaveLength(3)
})

test('a statement that took too much memory is followed by a new process', async () => {
  const { source } = sheetsInMemory({ ada: [expenses] })
  const spaces = createWorkspaces({ source, log, limits: { memoryMb: 64 } })
  const greedy = 'SELECT list(a.range) FROM range(1000000) a, range(200) b'
  const both = [
    spaces.query('ada', greedy),
    spaces.query('ada', 'SELECT count(*) FROM expenses_2025'),
  ]
  await expect(both[0]).rejects.toMatchObject({
    code: expect.stringMatching(/^query\.(?:memory_limit|ended)$/),
  })
  expect((await both[1])?.rows).toEqual([[5]])
  await spaces.close()
})

test('a process that ignores its timeout is killed, and the timeout is reported as the reason', async () => {
  const { source } = sheetsInMemory({ ada: [expenses] })
  const spaces = createWorkspaces({ source, log })
  await spaces.query('ada', 'SELECT 1')
  const [worker] = childrenOf(process.pid, /workspace-worker/)
  if (worker === undefined) throw new Error('There is no worker')
  process.kill(worker, 'SIGSTOP')
  const asked = spaces.query('ada', 'SELECT count(*) FROM expenses_2025', { timeLimitMs: 100 })
  await expect(asked).rejects.toMatchObject({ code: 'query.time_limit' })
  expect((await spaces.query('ada', 'SELECT count(*) FROM expenses_2025')).rows).toEqual([[5]])
  await spaces.close()
})

test('of the idle workspaces only the most recently used stay', async () => {
  const sheets = { ada: [expenses], ben: [expenses], cem: [expenses] }
  const { counted, loads } = countedLoads(sheets)
  const spaces = createWorkspaces({ source: counted, log, limits: { warm: 2 } })
  for (const person of ['ada', 'ben', 'cem', 'ben', 'cem', 'ada']) {
    await spaces.query(person, 'SELECT 1')
  }
  expect(loads).toEqual(['ada', 'ben', 'cem', 'ada'])
  await spaces.close()
})

const inBerlin = { timeZone: 'Europe/Berlin' }
const inLima = { timeZone: 'America/Lima' }

test("a workspace is warmed in the person's zone, in which their next question comes", async () => {
  const zones = { ada: 'Europe/Berlin' }
  const { counted, loadedZones } = countedLoads({ ada: [expenses] }, zones)
  await using spaces = closing(createWorkspaces({ source: counted, log }))
  await spaces.warm('ada')
  await spaces.query('ada', 'SELECT 1', inBerlin)
  // However it is written, and without one as well.
  await spaces.query('ada', 'SELECT 1', { timeZone: 'europe/berlin' })
  await spaces.query('ada', 'SELECT 1')
  expect((await spaces.catalog('ada')).timeZone).toBe('Europe/Berlin')
  expect(loadedZones).toEqual(['Europe/Berlin'])
})

test('somebody with two time zones keeps both, and a third replaces the one used least recently', async () => {
  const { counted, loadedZones } = countedLoads({ ada: [expenses] })
  await using spaces = closing(createWorkspaces({ source: counted, log }))
  for (const zone of [inBerlin, inLima, inBerlin, inLima, {}, inLima, inBerlin])
    await spaces.query('ada', 'SELECT 1', zone)
  expect(loadedZones).toEqual(['Europe/Berlin', 'America/Lima', 'UTC', 'Europe/Berlin'])
})

test('a third time zone is refused while statements run in two others', async () => {
  const { source } = sheetsInMemory({ ada: [expenses], ben: [expenses] })
  const loading = Promise.withResolvers<undefined>()
  const slow = {
    ...source,
    async *load(userId: string, since: number, timeZone: string) {
      if (userId === 'ada') await loading.promise
      yield* source.load(userId, since, timeZone)
    },
  }
  await using spaces = closing(createWorkspaces({ source: slow, log }))
  const both = [inBerlin, inLima].map(({ timeZone }) => spaces.catalog('ada', timeZone))
  await expect(spaces.catalog('ada', 'Asia/Tokyo')).rejects.toMatchObject({
    code: 'workspace.busy',
  })
  expect((await spaces.catalog('ben', 'Asia/Tokyo')).tables).toHaveLength(1)
  loading.resolve(undefined)
  expect((await Promise.all(both)).map(({ tables }) => tables.length)).toEqual([1, 1])
})

test("signing out ends the person's workspaces in all zones, and nobody else's", async () => {
  const { counted, loads } = countedLoads({ ada: [expenses], ben: [expenses] })
  await using spaces = closing(createWorkspaces({ source: counted, log }))
  const ask = async () => {
    await spaces.query('ada', 'SELECT 1', inBerlin)
    await spaces.query('ada', 'SELECT 1', inLima)
    await spaces.query('ben', 'SELECT 1', inBerlin)
  }
  await ask()
  await spaces.drop('ada')
  await ask()
  expect(loads).toEqual(['ada', 'ada', 'ben', 'ada', 'ada'])
})
