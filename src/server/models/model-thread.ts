import { Worker } from 'node:worker_threads'
import './telemetry-off.ts'

/** Starts a thread that loads a model, after telemetry of the inference library was turned off. */
export const startModelThread = (entry: URL, workerData: unknown): Worker =>
  new Worker(entry, { workerData })
