import { AwsClient } from 'aws4fetch'
import { createHash } from 'node:crypto'
import type { ObjectStore } from './object-store.ts'
import type { StoreAddress } from './store-address.ts'

/** For one call, with its retries. */
const limitMs = 60_000

/** A bucket of any S3-compatible service, addressed by path. */
export function createS3Store({ bucket, region, keyId, secret }: StoreAddress): ObjectStore {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 3,
    initRetryMs: 100,
  })

  async function call(method: 'PUT' | 'GET' | 'DELETE', name: string, body?: Buffer) {
    const digest = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const response = await client.fetch(`${bucket}/${name}`, {
      method,
      headers: { 'x-amz-content-sha256': digest },
      signal: AbortSignal.timeout(limitMs),
      ...(body && { body: new Uint8Array(body) }),
    })
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    // The response may name the bucket and the key.
    throw new Error(`The store of originals answered ${response.status}.`)
  }

  return {
    async put(name, bytes) {
      const { ok, status } = await call('PUT', name, bytes)
      if (!ok) throw new Error(`The store of originals answered ${status}.`)
    },
    async get(name) {
      const response = await call('GET', name)
      const bytes = Buffer.from(await response.arrayBuffer())
      return response.ok ? bytes : undefined
    },
    async remove(name) {
      const response = await call('DELETE', name)
      await response.body?.cancel()
    },
  }
}
