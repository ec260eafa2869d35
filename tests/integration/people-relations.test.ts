import { expect, vi } from 'vitest'
import { personDetail } from '#shared/people.ts'
import { readWholeDatabase, tablesWith } from '#server/accounts/whole-database.fixtures.ts'
import { test } from '#tests/server.ts'
import { bring, change, listed, mailOf, undo } from './people.fixtures.ts'

vi.setConfig({ testTimeout: 120_000 })

const book = `BEGIN:VCARD
VERSION:3.0
FN:Ada Weber
EMAIL:ada@example.com
item1.X-ABRELATEDNAMES:Ruth Weber
item1.X-ABLABEL:_$!<Mother>!$_
RELATED;TYPE=sister:Lena Weber
END:VCARD
BEGIN:VCARD
VERSION:3.0
FN:Ruth Weber
EMAIL:ruth@example.org
END:VCARD
BEGIN:VCARD
VERSION:3.0
FN:Lena Weber
EMAIL:lena@example.org
END:VCARD
BEGIN:VCARD
VERSION:3.0
FN:Carla Huber
EMAIL:carla@example.org
NOTE:Landlord\\, 12 Elm Street
END:VCARD
`
const mail = (from: string, to: string, n: number, text: string) =>
  mailOf(from, to, n).replace('Hello.', text)
const ada = 'Ada <ada@example.com>'
const mails = [
  mail(ada, 'jonas@example.org', 1, 'My brother Nils wants to come as well.'),
  mail('Nils Weber <nils@example.org>', ada, 2, 'See you on Sunday.'),
  mail(ada, 'nils@example.org', 3, 'See you.'),
  mail('Stories <news@example.org>', ada, 4, 'A letter to a soldier.\n\nLove, Mum'),
].join('\n')

test('relations come from contacts and messages, and the person has the last word', async ({
  server,
}) => {
  const person = await server.person('Ada')
  await bring(person, 'google', { 'contacts.vcf': book }, { email: 'ada@example.com' })
  await bring(person, 'gmail', { 'mail.mbox': mails }, { email: 'ada@example.com' })
  const relations = async () =>
    Object.fromEntries(
      (await listed(person)).people.flatMap(({ name, relations: all }) =>
        all.map(({ role, from }) => [`${role} from ${from}`, name]),
      ),
    )
  const found = {
    'mother from contacts': 'Ruth Weber',
    'sister from contacts': 'Lena Weber',
    'landlord from contacts': 'Carla Huber',
    'brother from texts': 'Nils Weber',
  }
  expect(await relations()).toEqual(found)
  expect((await listed(person, 'mum')).people.map(({ name }) => name)).toEqual(['Ruth Weber'])

  const [lena] = (await listed(person, 'Lena')).people
  const said = await change(person, `${lena?.id}/relations`, { roles: ['mother', 'boss'] })
  expect(said.person?.relations).toEqual([
    { role: 'mother', from: 'you' },
    { role: 'boss', from: 'you' },
  ])
  expect(await relations()).toEqual({
    'mother from you': 'Lena Weber',
    'boss from you': 'Lena Weber',
    'landlord from contacts': 'Carla Huber',
    'brother from texts': 'Nils Weber',
  })
  await undo(person, said)
  expect(await relations()).toEqual(found)
  const none = await change(person, `${lena?.id}/relations`, { roles: [] })
  expect(none.person?.relations).toEqual([])
  const wrong = await person.post(`/api/people/${lena?.id}/relations`, { roles: ['admiral'] })
  expect(wrong.status).toBe(400)

  const written = await readWholeDatabase(server.opened.connection)
  expect(tablesWith(written, 'landlord')).toEqual([])
})

test("a person's counts are the same in the list and on their own page", async ({ server }) => {
  const person = await server.person('Ada')
  const copied = mailOf('Ben <ben@example.org>', `${ada}, dana@example.org`, 1)
  const twice = mailOf(ada, 'dana@example.org', 2).replace(
    'Subject',
    'Cc: dana@example.org\nSubject',
  )
  const own = { email: 'ada@example.com' }
  await bring(person, 'gmail', { 'mail.mbox': [copied, twice].join('\n') }, own)
  const [dana] = (await listed(person, 'dana')).people
  expect(dana?.mails).toBe(1)
  const detail = personDetail.parse(await (await person.get(`/api/people/${dana?.id}`)).json())
  const mailsOf = detail.identities.flatMap(({ sources }) => sources.map((source) => source.mails))
  expect(mailsOf).toEqual([1])
})
