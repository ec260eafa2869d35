import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { SourceType } from '#shared/sources.ts'
import { reasonText } from '../reasons.ts'
import { isStorageQuotaExceeded } from '#server/quotas/over-quota.ts'
import { nextSync } from '../schedule.ts'
import type { StartedRun, Outcome } from './runs.ts'

const waitMs = 3_600_000
const firstRetryMs = 15 * 60_000
const longestRetryMs = 24 * 3_600_000

/** The consequence of a failure for the source: wait, retry, or ask the person. */
export function outcomeOf(error: unknown, { source, report }: StartedRun): Outcome {
  const { type, row, settings } = source
  if (isStorageQuotaExceeded(error)) {
    const { message: problem } = error
    const full = { reason: 'over_quota', problem, status: row.status } as const
    return report.kind === 'import'
      ? { ...full, nextSyncAt: row.nextSyncAt, stopped: true }
      : { ...full, nextSyncAt: nextSync(settings.schedule, new Date()) }
  }
  const code = error instanceof ConnectorError ? error.code : ('internal' as const)
  const ended: Pick<Outcome, 'reason' | 'problem'> = {
    reason: code,
    problem: error instanceof ConnectorError ? fileProblem(error, type) : reasonText(code, type),
  }
  if (report.kind === 'import') {
    // The files are not at fault: they stay, and are read when the person resumes the import.
    return { ...ended, status: row.status, nextSyncAt: row.nextSyncAt, stopped: true }
  }
  const later = (ms: number) => new Date(Date.now() + ms)
  switch (code) {
    case 'rate_limited':
    case 'quota_or_billing': {
      const wait = error instanceof ConnectorError ? error.retryAfterMs : undefined
      const retryAt = later(wait ?? waitMs)
      return { ...ended, status: row.status, nextSyncAt: retryAt, retryAt }
    }
    case 'transient':
    case 'internal': {
      const wait = Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(row.failedRuns, 10))
      return { ...ended, status: 'error', nextSyncAt: later(wait), isTransient: true }
    }
    case 'bad_file':
    case 'unsupported':
      return { ...ended, status: 'error', nextSyncAt: nextSync(settings.schedule, new Date()) }
    case 'auth_failed':
    case 'app_password_required':
    case 'needs_reauth':
    case 'needs_user_action':
    case 'permission':
    case 'not_found':
    case 'tls':
      return { ...ended, status: 'error', nextSyncAt: null }
  }
}

/** Why something could not be read: the connector's own explanation, or that of its code. */
export const fileProblem = ({ code, detail }: ConnectorError, type: SourceType): string =>
  detail ?? reasonText(code, type)
