import { readFileSync } from 'node:fs'
import { z } from 'zod'

const described = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')

/** This release, as in package.json. */
export const { version } = z.object({ version: z.string() }).parse(JSON.parse(described))
