import { z } from 'zod'

/** A string that may be written as a number, or be missing. */
export const loose = z.union([z.string(), z.number()]).transform(String).catch('')

/** An array without its invalid elements; empty if there is none. */
export const list = <T extends z.ZodType>(of: T) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((values) =>
      values.flatMap((value) => {
        const parsed = of.safeParse(value)
        return parsed.success ? [parsed.data] : []
      }),
    )

const objects = z.record(z.string(), z.unknown())

/** A value as an object; empty if it is not one. */
export const asObject = (value: unknown): Record<string, unknown> =>
  Array.isArray(value) ? {} : (objects.safeParse(value).data ?? {})
