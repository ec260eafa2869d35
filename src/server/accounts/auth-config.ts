import type { Config } from '#server/config.ts'

export type AuthConfig = Pick<Config, 'publicUrl' | 'port' | 'google' | 'apple'>
