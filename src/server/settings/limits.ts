import { z } from 'zod'

const wholeNumber = z.coerce.number().int().nonnegative().optional()

/** Limits on load and storage. */
export const limitSettings = {
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('Least severe level that is logged.'),
  EXTRACT_TIME_LIMIT_S: z.coerce
    .number()
    .positive()
    .default(60)
    .describe('Maximum seconds for reading one file.'),
  EXTRACT_MEMORY_LIMIT_MB: z.coerce
    .number()
    .int()
    .min(128)
    .default(512)
    .describe('Maximum megabytes of memory for reading one file.'),
  GUEST_IDLE_HOURS: z.coerce
    .number()
    .positive()
    .default(24)
    .describe('Hours after which an idle guest is removed with all data.'),
  GUEST_DOCUMENTS: z.coerce
    .number()
    .int()
    .min(1)
    .default(50)
    .describe('Maximum documents of a guest, not counting the sample data.'),
  GUEST_STORAGE_MB: z.coerce
    .number()
    .positive()
    .default(100)
    .describe('Maximum megabytes of all documents of a guest.'),
  GUEST_QUESTIONS_A_DAY: wholeNumber.describe(
    'Maximum questions of a guest per day (UTC). Without it, there is no limit.',
  ),
  ACCOUNT_DOCUMENTS: wholeNumber.describe(
    'Maximum uploaded documents of an account, unless an admin sets another limit. Without it, there is no limit.',
  ),
  ACCOUNT_STORAGE_MB: z.coerce
    .number()
    .nonnegative()
    .optional()
    .describe(
      'Maximum megabytes of an account, including data from its sources, unless an admin sets another limit.',
    ),
  ACCOUNT_QUESTIONS_A_DAY: wholeNumber.describe(
    'Maximum questions of an account per day (UTC), unless an admin sets another limit.',
  ),
  RATE_LIMITS: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Limits the requests per person and address.'),
  IMPORT_THREAD: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'Runs imports and syncs in a separate thread, so that pages respond meanwhile. Without it, the server needs about 100 MB less during imports.',
    ),
  QUESTION_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(16)
    .default(1)
    .describe(
      'Threads that read, plan and answer questions. Each takes about 100 MB while in use.',
    ),
  MODEL_CACHE_DIR: z
    .string()
    .optional()
    .describe('Folder for prepared model weights, if it is not `models` in the data folder.'),
  EMBEDDING_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .default(2)
    .describe('Threads of the embedding model, and of the speech recognition model.'),
}
