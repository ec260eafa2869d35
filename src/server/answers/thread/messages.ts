import type { AskResponse, Step } from '#shared/answers.ts'
import type { DocumentView } from '#shared/documents.ts'
import type { ReadingView } from '#shared/readings.ts'
import type { ErrorKind } from '#server/errors.ts'
import type { CatalogInZone } from '#server/workspace/catalog.ts'
import type { Window } from '#server/models/reader/pair.ts'
import type { WindowReading } from '#server/models/reader/reader-session.ts'
import type { QueryResult } from '#server/workspace/messages.ts'
import type { RowPlaces } from '#server/workspace/source.ts'
import type { QueryOptions } from '#server/workspace/workspace.ts'
import type { TextHit } from '../answer-text.ts'
import type { PlacedPassage } from '#server/search/read-around.ts'
import type { Question } from '../ask.ts'
import type { Corrected } from '../readings/corrections.ts'

/** A question to a language model, and the statements that the model ran for it. */
export type RunStatements = {
  question: string
  today: string
  timeZone: string
  corrections: readonly Corrected[]
  statements: readonly string[]
}

/** A message in a conversation, and the question before it. */
export type FollowUp = {
  message: string
  previous: string
  today: string
  timeZone?: string | undefined
}

/** A task of the thread for one person. */
export type Task =
  | { name: 'ask'; question: Question }
  | { name: 'suggest'; language: string }
  | ({ name: 'follow-up' } & FollowUp)
  | ({ name: 'readings' } & RunStatements)
  /** Indexes the person's tables. */
  | { name: 'index' }
  /** Loads what everybody shares. */
  | { name: 'load' }

/** Requests from the thread to the server, always for the person of the call and nobody else. */
export type DataRequest =
  | { kind: 'search'; question: string; limit: number; fewest: number }
  | { kind: 'read'; question: string; windows: Window[] }
  | { kind: 'embed'; texts: string[] }
  | { kind: 'around'; ids: readonly string[]; reach: number }
  | { kind: 'query'; sql: string; options: Omit<QueryOptions, 'signal'> }
  /** `held` are the numbers of the catalogs that the thread already has. */
  | { kind: 'catalog'; held: number[]; timeZone?: string | undefined }
  | { kind: 'places'; rows: readonly number[]; most: number }
  | { kind: 'documents' }
  | { kind: 'documents-by-id'; ids: string[] }
  | { kind: 'is-empty' }

export type DataResponse =
  | { kind: 'search'; hits: TextHit[] }
  | { kind: 'read'; readings: WindowReading[] }
  | { kind: 'embed'; vectors: Float32Array[] }
  | { kind: 'around'; passages: PlacedPassage[] }
  | { kind: 'query'; result: QueryResult }
  /** Without the catalog if the thread already has it. */
  | { kind: 'catalog'; number: number; catalog?: CatalogInZone }
  | { kind: 'places'; places: RowPlaces[] }
  | { kind: 'documents'; page: DocumentView[] }
  | { kind: 'documents-by-id'; found: Map<string, DocumentView> }
  | { kind: 'is-empty'; isEmpty: boolean }

/** An error sent between the threads; internal errors carry no more than a log may hold. */
export type SerializedError =
  | { kind: 'app'; error: ErrorKind; code: string; message: string; retryAfterS?: number }
  | { kind: 'other'; name: string; at: string[] }

export type ToThread =
  /** `askedAt`: by the server's clock, in milliseconds. */
  | { kind: 'do'; call: number; userId: string; task: Task; askedAt: number }
  | { kind: 'given'; call: number; need: number; given: DataResponse }
  | { kind: 'refused'; call: number; need: number; thrown: SerializedError }
  | { kind: 'stop'; call: number }
  /** The person has left. */
  | { kind: 'forget'; userId: string }
  | { kind: 'close' }

export type Reply =
  | { kind: 'answered'; call: number; answer: AskResponse }
  | { kind: 'suggested'; call: number; suggestions: string[] }
  | { kind: 'followed-up'; call: number; question?: string }
  | { kind: 'read'; call: number; readings: ReadingView[] }
  | { kind: 'ready'; call: number }
  | { kind: 'failed'; call: number; thrown: SerializedError }
  /** The call exceeded its processor time. */
  | { kind: 'over'; call: number }

export type FromThread =
  | Reply
  | { kind: 'step'; call: number; step: Step }
  | { kind: 'need'; call: number; need: number; asked: DataRequest }

/** Start settings of the thread. */
export type ThreadSettings = {
  meter: SharedArrayBuffer
  limitMs: number
  coldLimitMs: number
  indexLimitMs: number
  /** Whether the server has a trained text reader. */
  reads: boolean
  /** Whether the server has an embedding model. */
  embeds: boolean
}
