import { batchRecords } from '../reading/batch-records.ts'
import { sumUpRecordCounts } from '../record-counts.ts'
import { rekeyPassages } from '../storing/rekey-passages.ts'
import { runSource } from './run-source.ts'
import type { SourceWork } from './source-work.ts'

/** The tasks of the source thread. */
export type SourceTask =
  | { task: 'run-source'; userId: string; sourceId: string }
  | { task: 'batch-records'; userId: string }
  | { task: 'rekey-passages'; userId: string }

export async function performTask(
  work: SourceWork,
  task: SourceTask,
  signal: AbortSignal,
): Promise<void> {
  switch (task.task) {
    case 'run-source':
      return runSource(work, task, signal)
    case 'batch-records':
      await work.db.asUser(task.userId, (tx) => sumUpRecordCounts(tx, task.userId))
      return batchRecords(work, task, signal)
    case 'rekey-passages':
      return rekeyPassages(work, task, signal)
  }
}
