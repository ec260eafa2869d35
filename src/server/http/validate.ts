import type { ValidationTargets } from 'hono'
import { validator } from 'hono/validator'
import { z } from 'zod'
import { AppError } from '#server/errors.ts'

/** Parses a part of the request; invalid input becomes an `AppError` that names the field. */
export function validate<Target extends keyof ValidationTargets, Schema extends z.core.$ZodType>(
  target: Target,
  schema: Schema,
) {
  return validator(target, (value: unknown): z.output<Schema> => {
    const parsed = z.safeParse(schema, value)
    if (parsed.success) return parsed.data
    throw new AppError('invalid', 'request.invalid', describe(parsed.error.issues[0]))
  })
}

/** The first problem, described for people. */
function describe(issue: z.core.$ZodIssue | undefined): string {
  const field = issue?.path.join('.')
  if (!issue || !field) return 'This request is not valid.'
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return `The field "${field}" is too long: at most ${issue.maximum.toLocaleString('en')} characters.`
  }
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return issue.minimum === 1
      ? `The field "${field}" is empty.`
      : `The field "${field}" is too short: at least ${issue.minimum} characters.`
  }
  return `The field "${field}" is not valid: ${issue.message}.`
}
