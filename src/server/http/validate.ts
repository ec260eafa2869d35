import type { ValidationTargets } from 'hono'
import { validator } from 'hono/validator'
import { z } from 'zod'
import { AppError } from '#server/errors.ts'

/** Parses a part of the request; what does not fit becomes an `AppError` that names the field. */
export function validate<Target extends keyof ValidationTargets, Schema extends z.core.$ZodType>(
  target: Target,
  schema: Schema,
) {
  return validator(target, (value: unknown): z.output<Schema> => {
    const parsed = z.safeParse(schema, value)
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    const field = issue?.path.join('.')
    throw new AppError(
      'invalid',
      'request.invalid',
      field
        ? `The field "${field}" is not valid: ${issue?.message}.`
        : 'This request is not valid.',
    )
  })
}
