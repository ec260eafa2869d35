import { expect, test } from 'vitest'
import { readCredential } from './read-credential.ts'

const setupToken = Buffer.from('https://bridge.example.org/simplefin/claim/abc').toString('base64')
const accessUrl = 'https://reader:s3cret@bridge.example.org/simplefin'
const token = `EAAB${'x'.repeat(40)}`
const portability = 'AQV-'.repeat(20)

test('an address and an app password are separated, whatever is between them', () => {
  for (const text of [
    'ada@gmail.com abcd efgh ijkl mnop',
    ' ada@gmail.com:abcd efgh ijkl mnop ',
    'abcd efgh ijkl mnop\nada@gmail.com',
    '<ada@gmail.com>, abcd efgh ijkl mnop',
  ]) {
    const credentials = { email: 'ada@gmail.com', password: 'abcd efgh ijkl mnop' }
    expect(readCredential('gmail', text)).toEqual({ credentials })
  }
  expect(readCredential('gmail', 'ada@gmail.com').problem).toMatch(/app password is missing/)
  expect(readCredential('gmail', 'abcdefghijklmnop').problem).toMatch(/no email address/)
})

test('a client ID and its secret are recognised in any order', () => {
  const credentials = {
    clientId: '12-ab.apps.googleusercontent.com',
    clientSecret: 'GOCSPX-abcdefghijklmnop',
  }
  const { clientId, clientSecret } = credentials
  for (const text of [`${clientId} ${clientSecret}`, `${clientSecret}, ${clientId}`]) {
    const read = readCredential('google', text)
    expect(read).toMatchObject({ credentials, later: expect.stringMatching(/allow the access/) })
  }
  expect(readCredential('google', `ada@gmail.com ${clientId}`)).toMatchObject({
    credentials: { email: 'ada@gmail.com', clientId },
    problem: expect.stringMatching(/secret is missing/),
  })
  expect(readCredential('google', 'hello').problem).toMatch(/no client ID/)
})

test('a token is used, an address waits for the export, and a password is not stored', () => {
  expect(readCredential('facebook', `Bearer ${token}`).credentials).toEqual({ accessToken: token })
  expect(readCredential('facebook', `ada@example.org ${token}`).credentials).toEqual({
    email: 'ada@example.org',
    accessToken: token,
  })
  expect(readCredential('linkedin', `ada@example.org ${portability}`).credentials).toEqual({
    email: 'ada@example.org',
    portabilityToken: portability,
  })
  for (const type of ['facebook', 'linkedin'] as const) {
    const address = readCredential(type, 'ada@example.org')
    expect(address).toMatchObject({ credentials: { email: 'ada@example.org' } })
    expect(address.later).toMatch(/export/)
    const password = readCredential(type, 'ada@example.org hunter2 swordfish')
    expect(password.credentials).toEqual({ email: 'ada@example.org' })
    expect(password.problem).toMatch(/neither/)
  }
})

test("for a bank, only SimpleFIN's tokens are stored", () => {
  expect(readCredential('bank_of_america', 'hunter2')).toMatchObject({
    credentials: {},
    problem: expect.stringMatching(/not be kept/),
  })
  expect(readCredential('bank_of_america', ` ${accessUrl} `)).toEqual({
    credentials: { credential: accessUrl },
  })
  const read = readCredential('bank_of_america', setupToken)
  expect(read.credentials).toEqual({ credential: setupToken })
  expect(read.later).toMatch(/only once/)
})

test('a text of maximum length without an address is read quickly', () => {
  const before = process.cpuUsage()
  for (const sign of ['€', '1', 'a.']) {
    expect(readCredential('gmail', sign.repeat(5_000)).problem).toMatch(/no email address/)
    expect(readCredential('google', sign.repeat(5_000)).problem).toMatch(/no client ID/)
  }
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_500)
})
