import { serve } from '@hono/node-server'
import { createdApiKey, exportScopes, type ApiKeyScope } from '#shared/api-keys.ts'
import type { DeletedItem, Item } from '#server/connectors/connector.ts'
import { storeItems } from '#server/sources/storing/store-items.ts'
import { create, idOf } from './data-sources.ts'
import { openTestServer, type Browser, type TestServer } from './server.ts'

export type OtherTrove = Awaited<ReturnType<typeof openOtherTrove>>

/** A Trove reached over the network, as by another one. */
export async function openOtherTrove() {
  const server = await openTestServer()
  const { promise, resolve } = Promise.withResolvers<number>()
  const listener = serve(
    { fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' },
    ({ port: listening }) => resolve(listening),
  )
  const address = `http://127.0.0.1:${await promise}`
  return {
    ...server,
    address,
    async [Symbol.asyncDispose]() {
      if ('closeAllConnections' in listener) listener.closeAllConnections()
      await new Promise((done) => listener.close(done))
      await server[Symbol.asyncDispose]()
    },
  }
}

export async function makeKey(
  browser: Browser,
  scopes: readonly ApiKeyScope[] = exportScopes,
): Promise<{ id: string; key: string }> {
  const answer = await browser.post('/api/account/api-keys', { name: 'Another Trove', scopes })
  return createdApiKey.parse(await answer.json())
}

/** Gives a person items of a source, and removes some of them. */
export async function openFilledSource(server: Pick<TestServer, 'services'>, browser: Browser) {
  const { db, vault } = server.services
  const userId = await idOf(browser)
  const answer = await create(browser, 'google_messages', {})
  const { id: sourceId } = (await answer.json()) as { id: string }
  const owner = { userId, sourceId, type: 'google_messages' } as const
  return {
    sourceId,
    async store(items: Item[], gone: DeletedItem[] = []) {
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, (tx) => storeItems(tx, keys, owner, items, gone))
    },
  }
}
