import path from 'node:path'
import { z } from 'zod'
import { isLoopback } from './loopback.ts'
import { readLocalAddresses } from './local-addresses.ts'
import { lackingToShare } from './process-role.ts'
import { limitSettings } from './settings/limits.ts'
import { outsideSettings } from './settings/outside.ts'
import { servingSettings } from './settings/serving.ts'

/** All settings of the server. `docs/configuration.md` is generated from the descriptions. */
export const settings = z.object({ ...servingSettings, ...limitSettings, ...outsideSettings })

const checkedSettings = settings.superRefine((given, context) => {
  for (const issue of lackingToShare(given)) context.addIssue(issue)
})

const bytesOf = (megabytes: number) => Math.floor(megabytes * 1024 * 1024)

export type Config = ReturnType<typeof readConfig>

/** Reads the settings once, at start; throws a single error that names every problem. */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = checkedSettings.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
    )
    throw new Error(`These settings are not valid:\n${problems.join('\n')}`)
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
    watchedFolders:
      value.WATCHED_FOLDERS === undefined ? undefined : path.resolve(value.WATCHED_FOLDERS),
    databaseUrl: value.DATABASE_URL,
    originals: { store: value.ORIGINALS_STORE, in: value.ORIGINALS_IN },
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
    quotas: {
      guest: {
        documents: value.GUEST_DOCUMENTS,
        bytes: bytesOf(value.GUEST_STORAGE_MB),
        questions: value.GUEST_QUESTIONS_A_DAY ?? null,
      },
      account: {
        documents: value.ACCOUNT_DOCUMENTS ?? null,
        bytes: value.ACCOUNT_STORAGE_MB === undefined ? null : bytesOf(value.ACCOUNT_STORAGE_MB),
        questions: value.ACCOUNT_QUESTIONS_A_DAY ?? null,
      },
    },
    metricsToken: value.METRICS_TOKEN,
    tracesTo: value.OTEL_EXPORTER_OTLP_ENDPOINT,
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
