import { z } from 'zod'
import { AppError } from '#server/errors.ts'

/** A position to resume from, as an opaque word. */
export const writeCursor = (position: unknown): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

export function readCursor<Schema extends z.core.$ZodType>(
  position: Schema,
  cursor: string | undefined,
): z.output<Schema> | undefined {
  if (cursor === undefined) return undefined
  const parsed = z.safeParse(position, jsonOf(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (parsed.success) return parsed.data
  throw new AppError('invalid', 'export.cursor', 'There is no such position to continue from.')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
