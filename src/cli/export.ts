import {
  appendFileSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportScopes } from '#shared/api-keys.ts'
import {
  exportDocuments,
  exportOriginal,
  exportQuestions,
  exportRecords,
  readExport,
} from '#shared/calls/export.ts'
import type { ExportedDocument } from '#shared/export.ts'
import { createFileNames } from '#server/export/file-names.ts'
import type { Connection } from './connection.ts'
import { ExitError } from './exit-error.ts'
import { createProgress, print, printJson } from './print.ts'

type Scope = (typeof exportScopes)[number]

/** Other users of this machine must not read the export. */
const fileMode = { mode: 0o600 }
const folderMode = { recursive: true, mode: 0o700 } as const

/** Writes everything the key may read into a new folder: JSON lines, and original documents. */
export async function exportInto(to: Connection, folder: string, options: { json?: boolean }) {
  const root = path.resolve(folder)
  if (existsSync(root) && readdirSync(root).length > 0) {
    throw new ExitError('wrongUse', `${root} is not empty. Name a new folder.`)
  }
  const access = await to.call(readExport, {})
  const scopes = exportScopes.filter((scope) => access.scopes.includes(scope))
  if (scopes.length === 0)
    throw new ExitError('nothing', 'This API key may not take anything along.')
  mkdirSync(root, folderMode)
  const progress = createProgress()
  const counts = new Map<Scope, number>()
  try {
    for (const scope of scopes) {
      const file = path.join(root, `${scope}.jsonl`)
      writeFileSync(file, '', fileMode)
      let written = 0
      for await (const item of itemsOf(to, scope, root)) {
        appendFileSync(file, `${JSON.stringify(item)}\n`)
        written += 1
        if (written % 100 === 0) progress.say(`Exported ${written} ${scope}`)
      }
      progress.say(`Exported ${written} ${scope}`)
      counts.set(scope, written)
    }
  } finally {
    progress.end()
  }
  if (options.json) printJson({ folder: root, ...Object.fromEntries(counts) })
  else print(`${[...counts].map(([scope, count]) => `${count} ${scope}`).join(', ')} in ${root}`)
}

async function* itemsOf(to: Connection, scope: Scope, root: string): AsyncGenerator<unknown> {
  const saveOriginal = createSaveOriginal(to, root)
  let after: string | undefined
  for (;;) {
    const page = await pageOf(to, scope, after)
    yield* page.items
    for (const document of page.documents) yield { ...document, file: await saveOriginal(document) }
    if (!page.more || page.next === null) return
    after = page.next
  }
}

async function pageOf(to: Connection, scope: Scope, after: string | undefined) {
  const said = { query: { after } }
  switch (scope) {
    case 'records': {
      const { records, ...page } = await to.call(exportRecords, said)
      return { ...page, items: records, documents: [] }
    }
    case 'questions': {
      const { questions, ...page } = await to.call(exportQuestions, said)
      return { ...page, items: questions, documents: [] }
    }
    case 'documents': {
      const { documents, ...page } = await to.call(exportDocuments, said)
      return { ...page, items: [], documents }
    }
    default:
      return scope satisfies never
  }
}

/** Returns the file's path within the folder, or `null` for a document without content. */
function createSaveOriginal(to: Connection, root: string) {
  const nameOf = createFileNames()
  return async (document: ExportedDocument): Promise<string | null> => {
    if (!document.hasOriginal) return null
    const name = nameOf(document)
    const file = path.join(root, ...name.split('/'))
    mkdirSync(path.dirname(file), folderMode)
    const { body } = await to.download(exportOriginal, { params: { id: document.id } })
    if (body) await pipeline(Readable.fromWeb(body), createWriteStream(file, fileMode))
    else writeFileSync(file, '', fileMode)
    return name
  }
}
