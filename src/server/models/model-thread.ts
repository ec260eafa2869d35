import { Worker } from 'node:worker_threads'
import './telemetry-off.ts'

/** Starts a thread that loads a model, in a process whose inference library reports to nobody. */
export const startModelThread = (entry: URL, workerData: unknown): Worker =>
  new Worker(entry, { workerData })
