import { z } from 'zod'

const object = z.record(z.string(), z.unknown())

/** A schema of stored values whose fields had other names in earlier versions. */
export const withEarlierNames = <Schema extends z.ZodType>(
  names: Readonly<Record<string, string>>,
  schema: Schema,
) =>
  z.preprocess((value) => {
    const stored = object.safeParse(value).data
    if (!stored) return value
    const renamed = Object.entries(stored).map(([name, each]) => [names[name] ?? name, each])
    return Object.fromEntries(renamed)
  }, schema)
