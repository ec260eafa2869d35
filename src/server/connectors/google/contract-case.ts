import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import type { ContractCase, OpenLive } from '../contract-suite.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { credentialsOf, email, openGoogle, refusal, type StoodInGoogle } from './google.fixtures.ts'
import { createGoogle } from './google.ts'

const nowhere = 'http://127.0.0.1:1'
const servers = { issuer: nowhere, drive: nowhere, analyticsAdmin: nowhere, analyticsData: nowhere }

const open =
  (prepare: (google: StoodInGoogle) => void = () => undefined, tokens = {}): OpenLive =>
  async () => {
    const google = await openGoogle()
    for (let number = 1; number <= 7; number++) {
      const name = `note ${number}.txt`
      google.state.drive.files.push({
        id: `f${number}`,
        name,
        mimeType: 'text/plain',
        content: name,
      })
    }
    google.state.properties.push({ property: 'properties/1', displayName: 'Garden' })
    for (let day = 1; day <= 5; day++) {
      const row = { property: 'properties/1', date: `2026-01-0${day}` }
      google.state.rows.push({ ...row, figures: [day, day, day] })
      google.state.rows.push({ ...row, dimension: 'country', value: 'Chile', figures: [1, 1, 1] })
    }
    prepare(google)
    const connector = createGoogle({ credentials: credentialsOf('both', tokens) }, google.servers)
    return Object.assign(google, { connector })
  }

const refusing = (path: RegExp, status: number, reason: string) =>
  open(({ state }) => {
    state.refusals.push({ path, status, body: refusal(status, reason), times: Infinity })
  })

const activities = Array.from({ length: 1_200 }, (_, at) => ({
  header: 'Search',
  title: `Searched for bean ${at}`,
  time: new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString(),
  products: ['Search'],
}))
const cards =
  'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Bea Gardner\r\nEMAIL:bea@example.org\r\nEND:VCARD\r\n'

export const googleContract: ContractCase = {
  name: 'google',
  connector: createGoogle({ credentials: {} }, servers),
  live: {
    open: open(),
    account: email,
    // Seven files; three figures for each of five days, in total and by country.
    items: 7 + 30,
    errors: [
      {
        when: 'the consent was taken back',
        open: open(({ state }) => (state.renewalError = { status: 400, error: 'invalid_grant' }), {
          expiresAt: 0,
        }),
        code: 'needs_reauth',
      },
      {
        when: 'the client was deleted',
        open: open(({ state }) => (state.renewalError = { status: 401, error: 'deleted_client' }), {
          expiresAt: 0,
        }),
        code: 'auth_failed',
      },
      {
        when: 'the token lacks what is asked for',
        open: refusing(/files\?/, 403, 'insufficientPermissions'),
        code: 'needs_reauth',
      },
      {
        when: 'the API is switched off',
        open: refusing(/about/, 403, 'accessNotConfigured'),
        code: 'needs_user_action',
      },
      {
        when: 'too much was asked for',
        open: refusing(/files\?/, 403, 'userRateLimitExceeded'),
        code: 'rate_limited',
      },
      {
        when: 'the day is used up',
        open: refusing(/files\?/, 403, 'dailyLimitExceeded'),
        code: 'quota_or_billing',
      },
      { when: 'the service is down', open: refusing(/files\?/, 503, 'x'), code: 'transient' },
    ],
  },
  files: [
    {
      file: memoryFile(
        'takeout-20260101T000000Z-001.zip',
        zipOf([
          { name: 'Takeout/My Activity/Search/MyActivity.json', data: JSON.stringify(activities) },
          { name: 'Takeout/Contacts/All Contacts/All Contacts.vcf', data: cards },
          { name: 'Takeout/Contacts/My Contacts/My Contacts.vcf', data: cards },
        ]),
      ),
      items: 1_201,
    },
    { file: memoryFile('contacts.vcf', cards), items: 1, goesTo: 'address_book' },
  ],
}
