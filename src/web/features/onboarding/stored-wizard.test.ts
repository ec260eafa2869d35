import { expect, test } from 'vitest'
import { readKept, withoutSecrets } from './stored-wizard.ts'
import { emptyWizard, fileText } from './wizard.ts'

test('addresses and client IDs are kept over a reload, and nothing that gives access to an account', () => {
  const values = {
    gmail_email: 'ada@gmail.com:abcdefghijklmnop',
    google_clientId: '1-a.apps.googleusercontent.com GOCSPX-secret',
    facebook_email: 'EAABsecret',
    linkedin_email: ' ada@example.org ',
    bank_of_america_credential: 'https://reader:s3cret@bridge.example.org/simplefin',
  }
  const kept = withoutSecrets({ ...emptyWizard, values })
  expect(kept).toEqual({
    values: {
      google_clientId: '1-a.apps.googleusercontent.com',
      facebook_email: '',
      linkedin_email: 'ada@example.org',
      bank_of_america_credential: '',
      gmail_email: 'ada@gmail.com',
    },
    lost: ['google_clientId', 'facebook_email', 'bank_of_america_credential', 'gmail_email'],
  })
  const files = withoutSecrets({ ...emptyWizard, values: { gmail_email: fileText } })
  expect(files).toEqual({ values: { gmail_email: fileText }, lost: [] })
})

test('unreadable data is ignored', () => {
  for (const text of ['', '{"step":3}']) expect(readKept(text).selected).toEqual([])
})
