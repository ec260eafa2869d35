import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test('a person grants an assistant access, sees it in Account and disconnects it', async ({
  page,
  signUp,
  api,
  server,
}) => {
  const back = `${server.url}/account`
  const registered = await api.post('/oauth/register', {
    data: { client_name: '<b>Robin</b>', redirect_uris: [back] },
  })
  const { client_id } = z.parse(z.object({ client_id: z.string() }), await registered.json())
  const verifier = 'a verifier of more than forty-three characters'
  const request = new URLSearchParams({
    client_id,
    redirect_uri: back,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  await signUp()
  await page.goto(`/authorize?${request.toString()}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Let <b>Robin</b> use your Trove?',
  )
  await expectNoViolations(page, 'the consent')
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await page.waitForURL(/\/account\?code=/)
  const code = new URL(page.url()).searchParams.get('code') ?? ''
  const form = {
    grant_type: 'authorization_code',
    client_id,
    code,
    redirect_uri: back,
    code_verifier: verifier,
  }
  expect((await api.post('/oauth/token', { form })).status()).toBe(200)

  await page.goto('/account')
  const rows = page.getByRole('list', { name: 'Assistants' }).getByRole('listitem')
  await expect(rows).toContainText('<b>Robin</b>')
  await page.getByRole('button', { name: /^Disconnect <b>Robin/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('No assistant is connected.')).toBeVisible()

  request.set('redirect_uri', 'https://evil.example/')
  await page.goto(`/authorize?${request.toString()}`)
  await expect(page.getByText('an address that the assistant did not register')).toBeVisible()
})
