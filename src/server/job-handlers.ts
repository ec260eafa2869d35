import { embedDocument } from '#server/ingestion/embed-document.ts'
import { giveUpDocument, processDocument } from '#server/ingestion/process-document.ts'
import type { Services } from './services.ts'
import { findUnprocessed } from '#server/ingestion/find-unprocessed.ts'
import { sweepGuests } from '#server/accounts/sweep-guests.ts'
import { sweepSessions } from '#server/accounts/sweep-sessions.ts'
import { embedSource } from '#server/sources/runs/embed-source.ts'
import { findDueSources, sweepImportFiles } from '#server/sources/runs/find-due.ts'
import { findOutdatedIndexes } from '#server/search/outdated-indexes.ts'
import { renewVectors } from '#server/search/renew-vectors.ts'
import { moveOriginals, sweepObjects } from '#server/ingestion/move-originals.ts'
import type { JobHandlers } from '#server/jobs/queue.ts'

/** The handler for each kind of job. */
export function createHandlers(services: Services): JobHandlers {
  const { queue, db, sourceThread, warmUp } = services
  return {
    async 'process-document'(job, signal, { isLast }) {
      try {
        if (await processDocument(services, job, signal)) {
          await queue.send('embed-document', job, job.documentId)
          void warmUp.runIfPresent(job.userId)
        }
      } catch (error) {
        if (isLast && !signal.aborted) await giveUpDocument(services, job)
        throw error
      }
    },
    'embed-document': (job, signal) => embedDocument(services, job, signal),
    async 'find-unprocessed'() {
      for (const { next, ...job } of await findUnprocessed(db)) {
        await queue.send(next, job, job.documentId)
      }
      for (const job of await services.deletions.due()) {
        await queue.send('erase-deleted', job, job.deletionId)
      }
      for (const job of await services.recap.due()) {
        await queue.send('send-recap', job, job.userId)
      }
      for (const name of ['rekey-passages', 'renew-vectors'] as const) {
        for (const job of await findOutdatedIndexes(db, name)) {
          await queue.send(name, job, job.userId)
        }
      }
    },
    async 'sweep-guests'(_, signal) {
      await sweepGuests(services, signal)
      await sweepSessions(db)
      await services.sharedLimits?.sweep()
    },
    async 'run-source'(job, signal) {
      const isKept = (await services.sourceStore.find(job.userId, job.sourceId)) !== undefined
      if (isKept && (await services.sourceWork.runs.allowed(job.userId))) {
        await sourceThread.perform({ task: 'run-source', ...job }, signal)
        void warmUp.runIfPresent(job.userId)
      }
      await queue.send('embed-source', job, job.sourceId)
      // Files from the source are read like uploads.
      await queue.send('find-unprocessed', {}, 'find-unprocessed')
      // Another source of the same account may have been waiting for this one.
      await queue.send('find-due-sources', {}, 'find-due-sources')
      await queue.send('batch-records', { userId: job.userId }, job.userId)
    },
    async 'move-originals'(_, signal) {
      const { objects, config } = services
      if (!objects) return
      await moveOriginals({ db, objects, to: config.originals.in, signal })
      await sweepObjects({ db, objects, signal })
    },
    'batch-records': (job, signal) =>
      sourceThread.perform({ task: 'batch-records', ...job }, signal),
    'rekey-passages': (job, signal) =>
      sourceThread.perform({ task: 'rekey-passages', ...job }, signal),
    'renew-vectors': (job, signal) => renewVectors(services, job, signal),
    'send-recap': ({ userId }) => services.recap.send(userId),
    'erase-deleted': ({ userId, deletionId }) =>
      services.deletions.erase(userId, deletionId, services.erasers),
    'embed-source': (job, signal) => embedSource(services.sourceWork, job, signal),
    async 'find-due-sources'() {
      for (const { run, embed, ...job } of await findDueSources(db)) {
        if (run) await queue.send('run-source', job, job.sourceId)
        else if (embed) await queue.send('embed-source', job, job.sourceId)
      }
      await sweepImportFiles(db)
      for (const userId of await services.watchedFolders.due()) {
        await queue.send('scan-folder', { userId }, userId)
      }
    },
    'scan-folder': ({ userId }, signal) => services.watchedFolders.scan(userId, signal),
  }
}
