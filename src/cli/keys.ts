import * as z from 'zod/mini'
import { newApiKey, type ApiKeyView } from '#shared/api-keys.ts'
import { onDataFolder } from './data-folder.ts'
import { ExitError } from './exit-error.ts'
import { oneLine, print, printJson } from './print.ts'

type Settings = Record<string, string | undefined>
type Options = { json?: boolean }

/** Prints a person's keys with their rights and use, but not the secrets. */
export async function listKeys(settings: Settings, email: string, { json }: Options) {
  const keys = await onDataFolder(settings, async ({ apiKeys, idOf }) =>
    apiKeys.list(await idOf(email)),
  )
  if (json) printJson(keys)
  else for (const key of keys) print(lineOf(key))
}

function lineOf({ id, name, scopes, expiresAt, lastUsedAt }: ApiKeyView): string {
  const until = expiresAt === null ? 'until it is revoked' : `until ${expiresAt.slice(0, 10)}`
  const used = lastUsedAt === null ? 'never used' : `used ${lastUsedAt.slice(0, 10)}`
  return [id, oneLine(name), scopes.join(', '), until, used].join('\t')
}

/** Creates a key and prints only the key, so that it can be redirected into a file. */
export async function createKey(
  settings: Settings,
  email: string,
  { json, name, scope, days }: Options & { name: string; scope: string[]; days?: string },
): Promise<void> {
  const wanted = { name, scopes: scope, ...(days === undefined ? {} : { days: Number(days) }) }
  const parsed = z.safeParse(newApiKey, wanted)
  if (!parsed.success) {
    const said = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ExitError('wrongUse', said.join('; '))
  }
  const made = await onDataFolder(settings, async ({ apiKeys, idOf }) =>
    apiKeys.create(await idOf(email), parsed.data),
  )
  if (json) printJson(made)
  else print(made.key)
}

/** Revokes a key by its id. */
export async function revokeKey(
  settings: Settings,
  email: string,
  { id, json }: Options & { id: string },
): Promise<void> {
  const revoked = await onDataFolder(settings, async ({ apiKeys, idOf }) =>
    apiKeys.revoke(await idOf(email), id),
  )
  if (!revoked) throw new ExitError('nothing', 'There is no such key.')
  if (json) printJson({ id, revoked })
  else print(`The key ${id} opens nothing any more.`)
}
