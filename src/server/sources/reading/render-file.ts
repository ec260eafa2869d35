import type { ContentBlock } from '#shared/documents.ts'
import type { Passage } from '#server/search/passage.ts'
import type { StoredFile } from '#server/records/file.ts'

/** The viewer's block and the search text of a file without known text. */
export function fileBlocks({ name, path, url, withoutText }: StoredFile): ContentBlock[] {
  const lines = [
    ['Folder', path],
    ['Address', url],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  return [
    { kind: 'heading', level: 1, text: name },
    ...[...lines, `${withoutText}.`].map((text) => ({ kind: 'paragraph' as const, text })),
  ]
}

export const filePassages = ({ name, path }: StoredFile): Passage[] => [
  {
    text: path === '' ? name : `${name}\nFolder: ${path}`,
    path: [],
    locator: { kind: 'blocks', from: 0, to: 0 },
  },
]
