import { z } from 'zod'

/** Earlier versions named the card `told`. */
const withCard = (stored: unknown): unknown => {
  if (typeof stored !== 'object' || stored === null || !('told' in stored)) return stored
  const { told, ...rest } = stored
  return { card: told, ...rest }
}

/** Reads a stored answer, or a reply in Chat, of any version. */
export const readStored = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.preprocess(withCard, schema)
