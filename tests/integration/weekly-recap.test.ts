import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { person as personView } from '#shared/accounts.ts'
import { weeklyRecapView } from '#shared/recap.ts'
import { startMailServer } from '#tests/mail-server.ts'
import { openTestServer, type TestServer } from '#tests/server.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const path = '/api/account/weekly-recap'
const base = 'http://localhost:3000'

let smtp: Awaited<ReturnType<typeof startMailServer>>
let trove: TestServer
beforeAll(async () => {
  smtp = await startMailServer()
  trove = await openTestServer({ SMTP_URL: smtp.url })
})
afterAll(async () => {
  await trove[Symbol.asyncDispose]()
  await smtp[Symbol.asyncDispose]()
})

/** A person who added a document last week and subscribed to the recap, which is due. */
async function reader(name: string) {
  const browser = await trove.person(name)
  const { id } = personView.parse(await (await browser.get('/api/me')).json())
  expect((await browser.upload({ 'Lease of the mill.txt': 'The rent is 900.' })).status).toBe(201)
  const inDatabase = (statement: ReturnType<typeof sql>) =>
    trove.opened.db.asUser(id, (tx) => tx.execute(statement))
  await inDatabase(sql`update documents set uploaded_at = uploaded_at - interval '7 days'`)
  const json = { on: true, timeZone: 'Europe/Lisbon' }
  expect(weeklyRecapView.parse(await (await browser.put(path, json)).json())).toEqual({
    available: true,
    on: true,
  })
  const makeDue = () =>
    inDatabase(sql`update weekly_recaps set due_at = now() - interval '1 minute'`)
  return Object.assign(browser, { id, inDatabase, makeDue })
}

const mailsTo = ({ email }: { email: string }) => smtp.mails.filter(({ to }) => to.includes(email))
const decoded = (text = '') =>
  text
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    )
const view = async (browser: { get: (url: string) => Promise<Response> }) =>
  weeklyRecapView.parse(await (await browser.get(path)).json())

test('the last week comes by mail when it is due, and one click in the mail turns it off', async () => {
  const ada = await reader('Ada')
  expect(await trove.services.recap.due()).toEqual([])
  await ada.makeDue()
  await trove.services.queue.send('find-unprocessed', {}, 'find-unprocessed')
  await expect.poll(() => mailsTo(ada).length, { timeout: 60_000 }).toBe(1)
  const mail = decoded(mailsTo(ada)[0]?.text)
  expect(mail).toContain('Subject: Your week from ')
  expect(mail).toContain('- 1 document added: Lease of the mill.txt.')
  expect(mail).toContain('<li style="margin:0 0 8px">1 document added: Lease of the mill.txt.</li>')
  expect(mail).not.toContain('The rent is 900')
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const link = new RegExp(
    `List-Unsubscribe:\\s+<${base}(/api/weekly-recap/unsubscribe\\?token=[^>]+)>`,
  )
  const address = link.exec(mail)?.[1] ?? ''
  const token = new URLSearchParams(address.split('?')[1]).get('token') ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(mail).toContain(`${base}/unsubscribe#token=${token}`)
  expect(trove.logged.join('')).not.toContain(token)
  expect(trove.logged.join('')).not.toMatch(/Lease of the mill|person\./)

  // Opening the link turns nothing off.
  const looked = await trove.visitor().get(address)
  expect(looked.headers.get('location')).toBe(`/unsubscribe#token=${token}`)
  expect((await view(ada)).on).toBe(true)
  const program = await trove.app.request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(await program.json()).toEqual({ success: true })
  expect((await view(ada)).on).toBe(false)
  // Again, or with an unknown token: the same response.
  expect((await trove.visitor().post(address)).status).toBe(200)
})

test('several processes send one mail, and none to somebody who turned it off or was disabled', async () => {
  const ben = await reader('Ben')
  const cleo = await reader('Cleo')
  const dora = await reader('Dora')
  await cleo.put(path, { on: false, timeZone: 'UTC' })
  expect((await view(cleo)).on).toBe(false)
  await ben.makeDue()
  await dora.makeDue()
  await trove.opened.db.auth.execute(sql`update users set disabled = true where id = ${dora.id}`)
  const { recap } = trove.services
  await Promise.all([ben, ben, ben, cleo, dora].map(({ id }) => recap.send(id)))
  expect([ben, cleo, dora].map((each) => mailsTo(each).length)).toEqual([1, 0, 0])
  expect(await recap.due()).not.toContainEqual({ userId: ben.id })
  expect(await recap.due()).not.toContainEqual({ userId: dora.id })
})

test('the mail is in the language of the page, and a week without news sends none', async () => {
  const emil = await reader('Emil')
  await emil.put('/api/account/region', { pageLanguage: 'de' })
  await emil.makeDue()
  await trove.services.recap.send(emil.id)
  const mail = decoded(mailsTo(emil)[0]?.text)
  expect(mail).toContain('1 Dokument hinzugefügt: Lease of the mill.txt.')
  expect(mail).toContain('Keine solchen Mails mehr')
  await emil.inDatabase(sql`update documents set uploaded_at = now()`)
  await emil.makeDue()
  await trove.services.recap.send(emil.id)
  expect(mailsTo(emil)).toHaveLength(1)
  expect(await trove.services.recap.due()).not.toContainEqual({ userId: emil.id })
})

test('without a mail server nothing is due, and a time zone that does not exist is refused', async () => {
  await using plain = await openTestServer()
  const browser = await plain.person('Fay')
  expect(await view(browser)).toEqual({ available: false, on: false })
  const refused = await browser.put(path, { on: true, timeZone: 'Atlantis/Capital' })
  expect(refused.status).toBe(400)
  await browser.put(path, { on: true, timeZone: 'UTC' })
  expect(await plain.services.recap.due()).toEqual([])
})
