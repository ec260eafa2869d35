import * as z from 'zod/mini'
import { isTimeZone } from './region.ts'

/** GET /api/account/weekly-recap. */
export const weeklyRecapView = z.object({
  /** Whether this installation has a mail server. */
  available: z.boolean(),
  on: z.boolean(),
})
export type WeeklyRecapView = z.infer<typeof weeklyRecapView>

/** PUT /api/account/weekly-recap. The browser's time zone is for people who have chosen none. */
export const weeklyRecapChange = z.object({
  on: z.boolean(),
  timeZone: z.string().check(z.maxLength(64), z.refine(isTimeZone, 'not a time zone')),
})

/** The token of the link in a recap. */
export const recapToken = z.object({ token: z.string().check(z.maxLength(100)) })
