import { z } from 'zod'
import { isLoopback } from '../loopback.ts'

export type StoreAddress = { bucket: string; region: string; keyId: string; secret: string }

const problem =
  'must look like https://KEY:SECRET@host/bucket?region=eu-central-1; http only on this machine'

/** `https://KEY:SECRET@host/bucket?region=…`; a path after the bucket becomes a prefix of object names. */
export const storeAddress = z.string().transform((text, context): StoreAddress => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const folder = url?.pathname.replace(/\/+$/, '') ?? ''
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (!url || !isSafe || folder === '' || url.username === '' || url.password === '') {
    context.addIssue({ code: 'custom', message: problem })
    return z.NEVER
  }
  return {
    bucket: `${url.origin}${folder}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    keyId: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
  }
})
