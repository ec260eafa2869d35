import { z } from 'zod'
import { list, networks } from '../lists.ts'
import { storeAddress } from '../objects/store-address.ts'
import { port } from './port.ts'

/** Addresses and storage of the server, and ways to sign in. */
export const servingSettings = {
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
  WATCHED_FOLDERS: z
    .string()
    .optional()
    .describe(
      'Folder in which each person may have a folder of their own, named by their account, whose new files Trove imports. Every process that serves people or runs jobs needs it. Without it, no folder on the server is watched.',
    ),
  DATABASE_URL: z
    .string()
    .optional()
    .describe(
      'A PostgreSQL 15 or newer, instead of the embedded one. Its user must be allowed to create roles.',
    ),
  ORIGINALS_STORE: storeAddress
    .optional()
    .describe(
      'An S3-compatible store for the originals of documents, which are sealed before they leave: `https://KEY:SECRET@host/bucket?region=eu-central-1`. Without it, they are in the database.',
    ),
  ORIGINALS_IN: z
    .enum(['store', 'database'])
    .default('store')
    .describe('`database` moves the originals back from `ORIGINALS_STORE`.'),
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
      'Mail server, for example `smtp://user:password@mail.example.org:587`. Without it, reset links appear in the log, and nobody can have the weekly recap by mail.',
    ),
  MAIL_FROM: z.string().default('Trove <trove@localhost>').describe('Sender of mails.'),
  GOOGLE_CLIENT_ID: z.string().optional().describe('Client ID for “Continue with Google”.'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Client secret for “Continue with Google”.'),
  APPLE_CLIENT_ID: z.string().optional().describe('Service ID for “Continue with Apple”.'),
  APPLE_CLIENT_SECRET: z
    .string()
    .optional()
    .describe('Client secret (signed token) for “Continue with Apple”.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .optional()
    .describe(
      'Address of an OpenTelemetry collector (OTLP over HTTP, such as `http://localhost:4318`) that gets traces of calls and jobs: routes, ids and times, nothing of contents. Without it, nothing is traced.',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe(
      'Token for reading `/metrics`, sent as `Authorization: Bearer …`; without it, there is no such page.',
    ),
}
