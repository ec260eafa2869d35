import type { Window } from './reader/pair.ts'
import type { WindowReading } from './reader/reader-session.ts'

/** Messages between the embedder and its worker thread. */
export type WorkerSettings = { cacheDir: string; threads: number }

export type WorkerRequest =
  | { kind: 'vectors' | 'states'; id: number; texts: string[]; urgent: boolean }
  | { kind: 'read'; id: number; question: string; windows: Window[] }
  | { kind: 'cancel'; id: number }
  | { kind: 'close' }

export type TokenStates = { tokens: string[]; states: Float32Array[] }

export type WorkerReply =
  | { kind: 'ready' }
  | { kind: 'vectors'; id: number; vectors: Float32Array[] }
  | { kind: 'states'; id: number; states: TokenStates[] }
  | { kind: 'read'; id: number; readings: WindowReading[] }
  | { kind: 'failed'; id: number; message: string }
