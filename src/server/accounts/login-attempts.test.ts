import { expect, test } from 'vitest'
import { AppError } from '#server/errors.ts'
import { createLoginAttempts, type Attempt } from './login-attempts.ts'

const hour = 3_600_000
const failure = (error: unknown) => (error instanceof AppError ? error.code : String(error))

/** Attempts with a clock that only advances by waiting. */
function setUp() {
  const clock = { now: 0 }
  const attempts = createLoginAttempts({
    now: () => clock.now,
    async wait(ms) {
      clock.now += ms
    },
  })
  /** Seconds that each of several consecutive attempts waits. */
  async function waits(count: number, attempt: (i: number) => Attempt) {
    const waited: number[] = []
    for (let i = 0; i < count; i++) {
      const before = clock.now
      await attempts.begin(attempt(i))
      waited.push((clock.now - before) / 1000)
    }
    return waited
  }
  return { clock, attempts, waits }
}

/**
 * Attempts whose waiting ones are held until `pass` lets the next ones through, or `sendAway` turns
 * them away after too long.
 */
function setUpWaiting() {
  const held: (() => void)[] = []
  const kept: (() => void)[] = []
  let now = 0
  const attempts = createLoginAttempts({
    now: () => now++,
    wait: () => new Promise((resolve) => held.push(resolve)),
    hold: () => new Promise((resolve) => kept.push(resolve)),
  })
  const settled: string[] = []
  const begin = async (name: string, attempt: Attempt) => {
    await attempts.begin(attempt).then(
      () => settled.push(name),
      (error: unknown) => settled.push(`${name}: ${failure(error)}`),
    )
  }
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const pass = async () => {
    for (const resolve of held.splice(0)) resolve()
    await turn()
  }
  const sendAway = async () => {
    for (const resolve of kept.splice(0)) resolve()
    await turn()
  }
  return { begin, settled, turn, pass, sendAway }
}

const spread = (i: number) => ({ account: 'ada', address: `address ${i}` })

test('five attempts for one account from one address pass, then ever more slowly', async () => {
  const { waits } = setUp()
  const waited = await waits(60, () => ({ account: 'ada', address: 'here' }))
  expect(waited.slice(0, 5)).toEqual([0, 0, 0, 0, 0])
  expect(Math.min(...waited.slice(5))).toBeGreaterThan(1)
  expect(waited[20]).toBeGreaterThan(waited[10] ?? 0)
  // Half a minute in the line of the address, and as long in that of the account.
  expect(Math.max(...waited)).toBeGreaterThan(20)
  expect(Math.max(...waited)).toBeLessThanOrEqual(60)
})

test('an account cannot be guessed from ever new addresses', async () => {
  const { clock, attempts } = setUp()
  let guesses = 0
  for (; clock.now < 24 * hour; guesses++) await attempts.begin(spread(guesses))
  // At this rate, a password of eight random letters and digits outlasts a lifetime.
  expect(guesses).toBeLessThan(3_100)
})

test('many accounts cannot be guessed from one address', async () => {
  const { clock, attempts } = setUp()
  let guesses = 0
  for (; clock.now < hour; guesses++) {
    await attempts.begin({ account: `account ${guesses}`, address: 'here' })
  }
  expect(guesses).toBeLessThan(1_000)
})

test('a right password does not count, and resets the wrong ones', async () => {
  const { attempts, waits } = setUp()
  const attempt = { account: 'ada', address: 'here' }
  for (let i = 0; i < 100; i++) {
    expect(await waits(1, () => attempt)).toEqual([0])
    attempts.succeed(attempt)
  }
  await waits(3, () => attempt)
  await attempts.begin(attempt)
  attempts.succeed(attempt)
  expect(await waits(5, () => attempt)).toEqual([0, 0, 0, 0, 0])
})

test('a browser known to the account waits only for its own attempts, not for those of strangers', async () => {
  const { waits } = setUp()
  const known = { account: 'ada', address: 'address 1', browser: 'laptop' }
  await waits(200, (i) => spread(i % 6))
  const waited = await waits(12, () => known)
  expect(waited.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 0))
  expect(waited[11]).toBeGreaterThan(0)
  // The browser is unknown to another account.
  expect((await waits(1, () => ({ ...known, account: 'ben' })))[0]).toBe(0)
})

test('an address with fewer attempts goes before those that wait, and displaces one of them', async () => {
  const { begin, settled, turn, pass } = setUpWaiting()
  for (let i = 0; i < 30; i++) await begin('stranger', spread(i % 6))
  settled.length = 0
  for (let i = 0; i < 20; i++) void begin('stranger', { account: 'ada', address: `six ${i}` })
  for (let i = 0; i < 20; i++) void begin('again', { account: 'ada', address: `six ${i}` })
  await turn()
  expect(settled.filter((line) => line === 'again: login.slow_down').length).toBeGreaterThan(0)
  void begin('owner', { account: 'ada', address: 'home' })
  settled.length = 0
  for (let i = 0; i < 25 && !settled.includes('owner'); i++) await pass()
  expect(settled).toContain('owner')
})

test('however many try at once, only a limited number wait, and others do not notice', async () => {
  const { begin, settled, turn } = setUpWaiting()
  for (let i = 0; i < 3_000; i++) void begin('stranger', spread(i))
  await turn()
  const refused = settled.filter((line) => line === 'stranger: login.slow_down')
  expect(refused.length).toBeGreaterThanOrEqual(3_000 - 30 - 20)
  await begin('ben', { account: 'ben', address: 'home' })
  await begin('ada', { account: 'ada', address: 'address 1', browser: 'laptop' })
  expect(settled.slice(-2)).toEqual(['ben', 'ada'])
})

test('a browser that was turned away returns to its place, and gets in however many come after it', async () => {
  const { begin, settled, turn, pass } = setUpWaiting()
  const owner = { account: 'ada', address: 'home' }
  for (let i = 0; i < 30 + 20; i++) void begin('stranger', spread(i))
  await turn()
  await begin('owner', owner)
  expect(settled.at(-1)).toBe('owner: login.slow_down')
  let strangers = 100
  let passes = 0
  for (; passes < 60 && !settled.includes('owner'); passes++) {
    for (let i = 0; i < 5; i++) void begin('stranger', spread(strangers++))
    void begin('owner', owner)
    await turn()
    await pass()
  }
  // Only those who were waiting when it first came are ahead of it.
  expect(passes).toBeLessThanOrEqual(22)
})

test("nobody waits longer than a web server's timeout, and a returning person is next", async () => {
  const { begin, settled, turn, pass, sendAway } = setUpWaiting()
  for (let i = 0; i < 30; i++) await begin('stranger', spread(i))
  void begin('first', { account: 'ada', address: 'one' })
  void begin('second', { account: 'ada', address: 'two' })
  await turn()
  await sendAway()
  expect(settled.slice(-2)).toEqual(['first: login.slow_down', 'second: login.slow_down'])
  void begin('second', { account: 'ada', address: 'two' })
  void begin('first', { account: 'ada', address: 'one' })
  await turn()
  await pass()
  expect(settled.at(-1)).toBe('first')
})

test('full lines of other accounts block neither a person without delay nor a returning one', async () => {
  const { begin, settled, turn } = setUpWaiting()
  for (let account = 0; account < 40; account++) {
    for (let i = 0; i < 60; i++) {
      void begin('stranger', { account: `account ${account}`, address: `${account}-${i}` })
    }
  }
  await turn()
  settled.length = 0
  await begin('ben', { account: 'ben', address: 'home' })
  const late = { account: 'account 39', address: 'home' }
  await begin('late', late)
  expect(settled).toEqual(['ben', 'late: login.slow_down'])
  void begin('late again', late)
  await turn()
  expect(settled).toHaveLength(2)
})
