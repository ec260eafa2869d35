import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { startOpenAiStandIn } from '#tests/openai-stand-in.ts'
import { readLocalAddresses } from '#server/local-addresses.ts'
import { findLocalServers } from './local-servers.ts'

/** Listens where a model might, but is not one. */
const other = createServer((request, response) => {
  if (request.url === '/moved/models') response.writeHead(302, { location: '/v1/models' }).end()
  else if (request.url === '/silent/models') return
  else response.end('<h1>Welcome</h1>')
})
let place = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  place = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
})
afterAll(async () => {
  other.closeAllConnections()
  await new Promise((resolve) => other.close(resolve))
})

test('servers are looked for at their default addresses', () => {
  expect(readConfig({}).languageModels.local).toEqual([
    { name: 'Ollama', address: 'http://127.0.0.1:11434/v1' },
    { name: 'LM Studio', address: 'http://127.0.0.1:1234/v1' },
    { name: 'llama.cpp', address: 'http://127.0.0.1:8080/v1' },
    { name: 'vLLM', address: 'http://127.0.0.1:8000/v1' },
  ])
})

test('a running server is found with its models; other servers, redirects and silent ones are not', async () => {
  await using model = await startOpenAiStandIn(() => ({ text: '' }))
  const known = readLocalAddresses(
    `Mine=${model.address}, Page=${place}/v1,Moved=${place}/moved,Silent=${place}/silent,http://127.0.0.1:1/v1,`,
  )
  expect(known).toHaveLength(5)
  expect(await findLocalServers(known)).toEqual([
    { name: 'Mine', address: model.address, models: ['stand-in'] },
  ])
})
