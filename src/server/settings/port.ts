import { z } from 'zod'

export const port = z.coerce.number().int().min(0).max(65_535)
