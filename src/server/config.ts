import path from 'node:path'
import { z } from 'zod'
import { isLoopback } from './loopback.ts'
import { list, networks } from './lists.ts'
import { readLocalAddresses } from './local-addresses.ts'
import { lackingToShare } from './process-role.ts'

const port = z.coerce.number().int().min(0).max(65_535)

/** All settings of the server. `docs/configuration.md` is generated from the descriptions. */
export const settings = z.object({
  PORT: port.default(3000).describe('Port on which the server listens.'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe(
      'Address on which the server listens. `0.0.0.0` opens it to the network; then set `PUBLIC_URL`, too.',
    ),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe(
      'Address at which people reach Trove, if it is not `http://localhost:PORT`. Trove accepts requests for this host name, `localhost` and the loopback addresses, and refuses all others.',
    ),
  TRUSTED_PROXIES: networks.describe(
    'Comma-separated addresses and networks of proxies on other machines, or in other containers, whose `X-Forwarded-For` is trusted. Proxies on this machine are always trusted.',
  ),
  TROVE_DATA_DIR: z
    .string()
    .default('data')
    .describe('Folder for the embedded database, the master key and caches.'),
  DATABASE_URL: z
    .string()
    .optional()
    .describe(
      'A PostgreSQL 15 or newer, instead of the embedded one. Its user must be allowed to create roles.',
    ),
  TROVE_ROLE: z
    .enum(['all', 'web', 'worker'])
    .default('all')
    .describe(
      'The role of this process if several share a database: `web` serves people, `worker` runs imports and other jobs, `all` does both. `web` and `worker` need `DATABASE_URL` and `TROVE_MASTER_KEY`.',
    ),
  TROVE_MASTER_KEY: z
    .string()
    .optional()
    .describe(
      'Master key, 32 bytes in base64. Without it, Trove creates a key file in the data folder.',
    ),
  TROVE_NEW_MASTER_KEY: z
    .string()
    .optional()
    .describe('The new master key for `npm run key:rotate`, if `TROVE_MASTER_KEY` is set.'),
  TROVE_BACKUP_PASSPHRASE: z
    .string()
    .optional()
    .describe(
      'Passphrase with which `npm run backup` encrypts its file and `npm run restore` decrypts it; without it, they ask.',
    ),
  CONTACT_EMAIL: z.string().default('').describe('Contact address, shown in the side bar.'),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform(list)
    .describe(
      'Comma-separated addresses of people who are admins in addition to the first account. Addresses are not verified: list only those that have already signed up, or with which nobody else can sign up.',
    ),
  SMTP_URL: z
    .string()
    .optional()
    .describe(
      'Mail server, for example `smtp://user:password@mail.example.org:587`. Without it, reset links appear in the log.',
    ),
  MAIL_FROM: z.string().default('Trove <trove@localhost>').describe('Sender of mails.'),
  GOOGLE_CLIENT_ID: z.string().optional().describe('Client ID for “Continue with Google”.'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Client secret for “Continue with Google”.'),
  APPLE_CLIENT_ID: z.string().optional().describe('Service ID for “Continue with Apple”.'),
  APPLE_CLIENT_SECRET: z
    .string()
    .optional()
    .describe('Client secret (signed token) for “Continue with Apple”.'),
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
  X_API_URL: z
    .url()
    .default('https://api.x.com/2')
    .describe('Address of the X API; people cannot change it.'),
  FACEBOOK_API_URL: z
    .url()
    .default('https://graph.facebook.com/v25.0')
    .describe("Address of Facebook's Graph API with its version; people cannot change it."),
  LINKEDIN_API_URL: z
    .url()
    .default('https://api.linkedin.com')
    .describe("Address of LinkedIn's portability API; people cannot change it."),
  OUTGOING_ADDRESSES: z
    .enum(['public', 'loopback'])
    .default('public')
    .describe(
      'Where addresses entered by people may lead. `loopback` also allows servers on this machine, for tests.',
    ),
  GOOGLE_ISSUER: z
    .url()
    .default('https://accounts.google.com')
    .describe(
      'OpenID issuer at which people allow Trove to read their Google account; its discovery document has the other addresses.',
    ),
  GOOGLE_DRIVE_URL: z
    .url()
    .default('https://www.googleapis.com/drive/v3')
    .describe('Address of the Drive API with its version; people cannot change it.'),
  GOOGLE_ANALYTICS_ADMIN_URL: z
    .url()
    .default('https://analyticsadmin.googleapis.com/v1beta')
    .describe('Address of the Google Analytics Admin API with its version.'),
  GOOGLE_ANALYTICS_DATA_URL: z
    .url()
    .default('https://analyticsdata.googleapis.com/v1beta')
    .describe('Address of the Google Analytics Data API with its version.'),
  IMAP_HOST: z
    .string()
    .default('imap.gmail.com')
    .describe('Mail server of the Gmail source; people cannot change it.'),
  IMAP_PORT: port.default(993).describe('Port of that mail server.'),
  IMAP_SECURITY: z
    .enum(['tls', 'none'])
    .default('tls')
    .describe('`none` for a mail server on the same machine.'),
  OPENAI_API_URL: z
    .url()
    .default('https://api.openai.com/v1')
    .describe('Address of OpenAI, for people who choose it as their model.'),
  ANTHROPIC_API_URL: z
    .url()
    .default('https://api.anthropic.com/v1')
    .describe('Address of Anthropic, for people who choose it as their model.'),
  GOOGLE_AI_API_URL: z
    .url()
    .default('https://generativelanguage.googleapis.com/v1beta')
    .describe("Address of Google's models, for people who choose them."),
  LOCAL_MODELS: z
    .string()
    .default(
      'Ollama=http://127.0.0.1:11434/v1,LM Studio=http://127.0.0.1:1234/v1,llama.cpp=http://127.0.0.1:8080/v1,vLLM=http://127.0.0.1:8000/v1',
    )
    .describe(
      'Comma-separated servers of language models that people may choose although they are not public, each as `name=address`.',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe(
      'Token for reading `/metrics`, sent as `Authorization: Bearer …`; without it, there is no such page.',
    ),
  EMBEDDING_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .default(2)
    .describe('Threads of the embedding model, and of the speech recognition model.'),
})

const checkedSettings = settings.superRefine((given, context) => {
  for (const issue of lackingToShare(given)) context.addIssue(issue)
})

export type Config = ReturnType<typeof readConfig>

/** Reads the settings once, at start; throws a single error that names every problem. */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = checkedSettings.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
    )
    throw new Error(`These settings are not right:\n${problems.join('\n')}`)
  }
  const value = parsed.data
  const dataDir = path.resolve(value.TROVE_DATA_DIR)
  const pair = (id: string | undefined, secret: string | undefined) =>
    id && secret ? { clientId: id, clientSecret: secret } : undefined
  return Object.freeze({
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL,
    /** Whether other machines can reach it, directly or through a web server. */
    beyondLoopback:
      !isLoopback(value.HOST) ||
      (value.PUBLIC_URL !== undefined && !isLoopback(new URL(value.PUBLIC_URL).hostname)),
    trustedProxies: value.TRUSTED_PROXIES,
    dataDir,
    databaseUrl: value.DATABASE_URL,
    role: value.TROVE_ROLE,
    masterKey: value.TROVE_MASTER_KEY,
    newMasterKey: value.TROVE_NEW_MASTER_KEY,
    backupPassphrase: value.TROVE_BACKUP_PASSPHRASE,
    contactEmail: value.CONTACT_EMAIL,
    adminEmails: value.ADMIN_EMAILS,
    mail: { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM },
    google: pair(value.GOOGLE_CLIENT_ID, value.GOOGLE_CLIENT_SECRET),
    apple: pair(value.APPLE_CLIENT_ID, value.APPLE_CLIENT_SECRET),
    logLevel: value.LOG_LEVEL,
    extraction: {
      timeLimitMs: value.EXTRACT_TIME_LIMIT_S * 1000,
      memoryLimitBytes: value.EXTRACT_MEMORY_LIMIT_MB * 1024 * 1024,
    },
    guestIdleHours: value.GUEST_IDLE_HOURS,
    guestQuota: {
      documents: value.GUEST_DOCUMENTS,
      bytes: Math.floor(value.GUEST_STORAGE_MB * 1024 * 1024),
    },
    metricsToken: value.METRICS_TOKEN,
    rateLimits: value.RATE_LIMITS === 'on',
    importThread: value.IMPORT_THREAD === 'on',
    questionThreads: value.QUESTION_THREADS,
    modelCacheDir: value.MODEL_CACHE_DIR ?? path.join(dataDir, 'models'),
    embeddingThreads: value.EMBEDDING_THREADS,
    languageModels: {
      addresses: {
        openai: value.OPENAI_API_URL,
        anthropic: value.ANTHROPIC_API_URL,
        google: value.GOOGLE_AI_API_URL,
      },
      local: readLocalAddresses(value.LOCAL_MODELS),
    },
    imap: {
      host: value.IMAP_HOST,
      port: value.IMAP_PORT,
      secure: value.IMAP_SECURITY === 'tls',
    },
    googleServers: {
      issuer: value.GOOGLE_ISSUER,
      drive: value.GOOGLE_DRIVE_URL,
      analyticsAdmin: value.GOOGLE_ANALYTICS_ADMIN_URL,
      analyticsData: value.GOOGLE_ANALYTICS_DATA_URL,
    },
    apis: {
      x: value.X_API_URL,
      facebook: value.FACEBOOK_API_URL,
      linkedin: value.LINKEDIN_API_URL,
    },
    outgoing: value.OUTGOING_ADDRESSES,
  })
}
