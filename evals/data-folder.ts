import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'

/** Folder of the third-party sets, which are not part of this repository. */
export function evalDataDir(): string {
  return path.resolve(process.env['TROVE_EVAL_DATA'] ?? '../shared/data')
}

export function readJsonLines<T>(file: string, schema: z.ZodType<T>): T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)))
}
