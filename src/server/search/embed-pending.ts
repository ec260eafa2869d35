import type { Embedder, EmbedOptions } from '#server/models/embedder.ts'
import type { PendingVector, VectorRow } from './passage-vectors.ts'

/** The vectors of passages and of their windows, ready to store. */
export async function embedPending(
  embedder: Pick<Embedder, 'embed'>,
  pending: readonly PendingVector[],
  options?: EmbedOptions,
): Promise<VectorRow[]> {
  const texts = pending.flatMap(({ text, windows }) => [text, ...windows])
  const vectors = await embedder.embed(texts, options)
  let at = 0
  return pending.flatMap(({ passageId, windows }) => {
    const [vector, ...own] = vectors.slice(at, at + 1 + windows.length)
    at += 1 + windows.length
    return vector ? [{ passageId, vector, windows: own }] : []
  })
}
