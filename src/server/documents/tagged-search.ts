import { isSameTag } from '#shared/tags.ts'
import type { Search } from '#server/search/search.ts'
import { mayNameTag, readTag } from './read-tag.ts'
import type { DocumentStore } from './store.ts'

type Deps = { search: Search; documents: Pick<DocumentStore, 'tagged'> }

/** Searches only in documents with a tag, if the words name one. */
export const createTaggedSearch = ({ search, documents }: Deps): Search => ({
  ...search,
  async search(userId, question, options) {
    if (options.documentIds || !mayNameTag(question)) {
      return search.search(userId, question, options)
    }
    const tagged = await documents.tagged(userId)
    const tags = [...new Set(tagged.flatMap((document) => document.tags))]
    const scope = readTag(question, tags)
    if (!scope) return search.search(userId, question, options)
    const documentIds = withTag(tagged, scope.tag)
    return search.search(userId, scope.rest, { ...options, documentIds })
  },
})

type Tagged = { id: string; tags: readonly string[] }

/** The ids of a person's documents that have a tag. */
export const idsWithTag = async (
  documents: Pick<DocumentStore, 'tagged'>,
  userId: string,
  tag: string,
): Promise<string[]> => withTag(await documents.tagged(userId), tag)

const withTag = (documents: readonly Tagged[], tag: string): string[] =>
  documents.filter(({ tags }) => tags.some((each) => isSameTag(each, tag))).map(({ id }) => id)
