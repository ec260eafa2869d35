import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '#tests/e2e/server.ts'
import { openHttpSession, type HttpSession } from '#tests/http-session.ts'
import { residentOfTree } from '../../bench/server/memory-of-tree.ts'
import { growthOf } from './growth.ts'

const minuteMs = 60_000
const people = 6
/** In every such visit a guest tries the sample instead. */
const guestEvery = 4
/** The first part of the run is a warm-up, and does not count. */
const warmUpShare = 1 / 3
/** Relative to the mean, over the rest of the run. */
const mostGrowth = 0.1
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20)

/**
 * Several people come, import, ask, speak and leave, one visit a minute. The sum of resident sizes
 * of all processes, taken every minute, must not keep growing.
 */
export async function soakMemory({ minutes }: { minutes: number }): Promise<boolean> {
  const server = await startServer({
    MODEL_CACHE_DIR: path.resolve('.cache/models'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  })
  const sums: number[] = []
  const look = () => {
    const parts = [...residentOfTree(server.pid ?? 0)].toSorted(([, a], [, b]) => b - a)
    const sum = parts.reduce((total, [, bytes]) => total + bytes, 0)
    sums.push(sum)
    const shown = parts.map(([name, bytes]) => `${name} ${megabytes(bytes)}`).join(', ')
    console.log(`minute ${sums.length}: ${megabytes(sum)} MB (${shown})`)
  }
  const timer = setInterval(look, minuteMs)
  try {
    const endAt = Date.now() + minutes * minuteMs
    for (let visit = 0; Date.now() < endAt; visit++) {
      const nextAt = Math.min(endAt, Date.now() + minuteMs)
      if (visit % guestEvery === guestEvery - 1) await visitAsGuest(openHttpSession(server.url))
      else await visitAsPerson(openHttpSession(server.url), visit)
      await wait(Math.max(0, nextAt - Date.now()))
    }
  } finally {
    clearInterval(timer)
    await server.stop()
  }
  return judge(sums)
}

function judge(sums: readonly number[]): boolean {
  const counted = sums.slice(Math.floor(sums.length * warmUpShare))
  const { mean, slope } = growthOf(counted)
  const growth = (slope * counted.length) / mean
  console.log(
    `mean ${megabytes(mean)} MB, least ${megabytes(Math.min(...counted))}, most ` +
      `${megabytes(Math.max(...counted))}; ${megabytes(slope * 60)} MB more an hour`,
  )
  console.log(`${(growth * 100).toFixed(1)} % more over ${counted.length} minutes`)
  return growth <= mostGrowth
}

async function visitAsGuest(guest: HttpSession): Promise<void> {
  await guest.loadSample()
  for (const question of sampleQuestions) await guest.ask(question)
  await guest.call('DELETE', '/api/demo')
}

async function visitAsPerson(person: HttpSession, visit: number): Promise<void> {
  const number = visit % people
  const email = `soak.${number}@example.org`
  await (visit < people ? person.signUp(email) : person.signIn(email)).catch(() =>
    // A person who came as a guest in the first round signs up in the second.
    person.signUp(email),
  )
  await person.upload({ 'expenses.csv': expenses(visit), 'notes.txt': notes(visit) })
  const source = await person.addChat('WhatsApp Chat with Bea.txt', chat(visit))
  for (const question of questions) await person.ask(question)
  await person.speak()
  await person.call('DELETE', `/api/data-sources/${source}`)
  for (const { id } of await person.documents()) await person.call('DELETE', `/api/documents/${id}`)
  await person.call('POST', '/api/auth/logout')
}

const questions = [
  'How much did I spend in total?',
  'What is the garage code?',
  'Which category cost the most?',
  'When did Bea write about the cake?',
  'Show my expenses by month as a chart',
]
const sampleQuestions = [
  'How much did I spend on groceries last month?',
  'When does my lease end?',
  'Which flights have I booked?',
]

const dayOf = (index: number) =>
  new Date(Date.UTC(2025, 0, 1 + (index % 365))).toISOString().slice(0, 10)

function expenses(visit: number): string {
  const rows = Array.from({ length: 4_000 }, (_, row) => {
    const category = ['Groceries', 'Rent', 'Travel', 'Books'][row % 4]
    return `${dayOf(row)},${category},shop ${(row * 7 + visit) % 61},${((row * 37) % 9_000) / 100}`
  })
  return `date,category,merchant,amount_eur\n${rows.join('\n')}\n`
}

function notes(visit: number): string {
  const lines = Array.from(
    { length: 300 },
    (_, line) => `Note ${line} of visit ${visit}: the shed needs paint before autumn comes.`,
  )
  return `The garage code is 4711.\n\n${lines.join('\n\n')}\n`
}

function chat(visit: number): string {
  return Array.from({ length: 1_500 }, (_, index) => {
    const [year, month, day] = dayOf(index).split('-')
    const text = index % 50 === 0 ? `Cake ${visit} is ready` : `Message ${index} about the garden`
    return `${day}/${month}/${year}, 10:${String(index % 60).padStart(2, '0')} - Bea: ${text}.`
  }).join('\n')
}
