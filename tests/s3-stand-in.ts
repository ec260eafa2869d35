import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const keyId = 'AKTROVE'
const secret = 'a secret/with+signs'
const region = 'eu-central-1'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

/** The AWS signature (version 4), implemented from its description. */
function signatureOf(request: IncomingMessage, signed: string, digest: string): string {
  const header = (name: string) => String(request.headers[name] ?? '').trim()
  const at = header('x-amz-date')
  const [day = ''] = at.split('T')
  const url = new URL(request.url ?? '', 'http://store')
  const names = signed.split(';')
  const canonical = [
    request.method,
    url.pathname,
    url.searchParams.toString(),
    ...names.map((name) => `${name}:${header(name)}`),
    '',
    signed,
    digest,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce(
    (last, part) => hmac(last, part),
    hmac(`AWS4${secret}`, day),
  )
  return hmac(key, toSign).toString('hex')
}

const form = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\S+, SignedHeaders=(\S+), Signature=(\w+)$/

/** A service that speaks S3's protocol and answers only signed calls for one bucket. */
export async function startS3StandIn() {
  const objects = new Map<string, Buffer>()
  const calls: string[] = []
  const state = { failing: 0 }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      calls.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`)
      response.writeHead(answer(request, body), { 'content-type': 'application/octet-stream' })
      response.end(request.method === 'GET' ? objects.get(request.url ?? '') : undefined)
    })
  })

  function answer(request: IncomingMessage, body: Buffer): number {
    const { method, url = '', headers } = request
    if (state.failing > 0) {
      state.failing -= 1
      return 503
    }
    const [, id, signed = '', signature] = form.exec(headers.authorization ?? '') ?? []
    const digest = String(headers['x-amz-content-sha256'])
    const isSigned =
      id === keyId &&
      signed.includes('host') &&
      signed.includes('x-amz-content-sha256') &&
      digest === sha256(body) &&
      signature === signatureOf(request, signed, digest)
    if (!isSigned || !/^\/bucket\/\w+$/.test(url)) return 403
    if (method === 'PUT') {
      objects.set(url, body)
      return 200
    }
    if (method === 'GET') return objects.has(url) ? 200 : 404
    objects.delete(url)
    return 204
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const address = (password: string) =>
    `http://${keyId}:${encodeURIComponent(password)}@127.0.0.1:${port}/bucket?region=${region}`
  return {
    address: address(secret),
    wrongAddress: address('another secret'),
    objects,
    calls,
    /** The next calls are answered with 503. */
    fail(times: number) {
      state.failing = times
    },
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
