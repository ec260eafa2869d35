import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, vi } from 'vitest'
import { createdQuery, queryView } from '#shared/queries.ts'
import { test, type Browser } from '#tests/server.ts'
import { hostileStatements } from './hostile-statements.ts'

vi.setConfig({ testTimeout: 180_000 })

const secret = 'quixotryesque'

/** The result of a statement as its person sees it. */
async function outcomeOf(
  browser: Browser,
  sql: string,
): Promise<{ text: string; isExplained: boolean }> {
  const answer = await browser.post('/api/queries', { question: 'All of it', sql })
  const text = await answer.text()
  if (answer.status !== 202)
    return { text, isExplained: answer.status < 500 && text.includes('"error"') }
  const { id } = createdQuery.parse(JSON.parse(text))
  const read = async () => (await browser.get(`/api/queries/${id}`)).text()
  const view = async () => queryView.parse(JSON.parse(await read()))
  await expect
    .poll(async () => (await view()).status, { timeout: 40_000, interval: 10 })
    .not.toBe('pending')
  const { status, error } = await view()
  return { text: await read(), isExplained: status === 'completed' || /\w\.$/.test(error ?? '') }
}

const things = 'SELECT sum(amount) AS total FROM things'

test("no statement reads a file, the environment or another person's data, or changes anything", async ({
  server,
}) => {
  const folder = path.join(server.dataDir, 'planted')
  const file = path.join(folder, 'secret.csv')
  mkdirSync(folder)
  writeFileSync(file, `word,number\n${secret},1\n`)
  const ben = await server.person('Ben')
  await ben.bring({ 'others.csv': `word,number\n${secret},41\n` })
  const ada = await server.person('Ada')
  await ada.bring({ 'things.csv': 'item,amount\ntea,5\nbread,7\n' })

  const statements = hostileStatements({ file, folder })
  expect(statements.length).toBeGreaterThanOrEqual(200)
  const wrong: string[] = []
  for (const sql of [...statements, 'SELECT * FROM others']) {
    const { text, isExplained } = await outcomeOf(ada, sql)
    const answer = text.replaceAll(JSON.stringify(sql).slice(1, -1), '')
    const leaks = answer.includes(secret) || /"PATH"|\/usr\/bin|root:x:0/.test(answer)
    if (leaks || !isExplained) wrong.push(`${sql.slice(0, 120)}: ${answer.slice(0, 300)}`)
  }
  expect(wrong).toEqual([])
  expect(readdirSync(folder)).toEqual(['secret.csv'])
  const { text } = await outcomeOf(ada, things)
  expect(text).toContain('"results":[{"value":12}]')
})
