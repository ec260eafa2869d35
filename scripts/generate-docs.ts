// Writes the generated pages of docs/; with --check only reports whether they are up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import { settings } from '#server/config.ts'
import { workspaceKinds } from '#server/records/record-kinds.ts'
import { fileTypes } from '#shared/file-types.ts'
import { sourceCatalogue } from '#shared/source-catalogue.ts'
import { extensionsOf, unreadFormatIds } from '#shared/unread-format.ts'
import { unreadFormats } from '#shared/unread-formats.ts'

const settingsHead = `# Settings

Every setting is optional. Each is an environment variable, read once at start. If a value is invalid,
Trove does not start and explains each problem in a sentence.

<!-- Generated from src/server/config.ts by \`npm run docs:generate\`. -->

| Setting | Default | Meaning |
|---|---|---|
`

/** A default as it is entered. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function settingsPage(): string {
  const rows = Object.entries(settings.shape).map(([name, schema]) => {
    const unset = schema.safeParse(undefined)
    const value = unset.success ? textOf(unset.data) : 'required'
    return `| \`${name}\` | ${value === '' ? '–' : `\`${value}\``} | ${schema.description ?? ''} |\n`
  })
  return settingsHead + rows.join('')
}

const tablesHead = `# Tables of the workspace

These tables contain the records of a person's data sources, one table for each kind of record across all
sources. A query is one \`SELECT\` in the SQL of DuckDB. A table exists as soon as it has a row. Every
uploaded sheet is a table, too: it is named after its file, with a number appended if the name is taken, and
its columns are named after the sheet's headings.

- Times are local: in the time zone of the question, or as written if the source names no zone. Values that a
  source lacks are empty (\`NULL\`).
- \`_row\` identifies the row, so that an answer can open the mail, message or line that it was computed from.
- If rows are in several units (\`transactions\` in several currencies), each has a view, such as
  \`transactions_eur\`. Figures in different units must not be added up.

<!-- Generated from src/server/records by \`npm run docs:generate\`. -->
`

function tablesPage(): string {
  const tables = workspaceKinds.map(({ table, about, columns }) => {
    const rows = columns.map(({ name, type, unit, unitColumn, about: said = '' }) => {
      const measured = unit ?? (unitColumn === undefined ? '' : `see \`${unitColumn}\``)
      return `| \`${name}\` | ${type} | ${measured} | ${said} |\n`
    })
    const heading = `\n## ${table}\n\n${about}\n\n| Column | Type | Unit | |\n|---|---|---|---|\n`
    return heading + rows.join('')
  })
  return tablesHead + tables.join('')
}

const stepsHead = `# Getting your data, step by step

The instructions of _Data Sources, Add Data Source_, click by click, with the time that each source takes.
[importing.md](../importing.md) describes what Trove reads from each file and what else can be imported;
[what-is-stored.md](what-is-stored.md) describes what it keeps and who can read it. Leave exports as the service
made them: not renamed, not unpacked, all parts together.

<!-- Generated from src/shared/source-catalogue by \`npm run docs:generate\`. -->
`

function stepsPage(): string {
  const sources = Object.values(sourceCatalogue).map(({ name, connectsBy, howto, files }) => {
    const steps = howto.map((step, index) => `${index + 1}. ${step}\n`).join('')
    const accepted = files ? `\nFiles: ${files.hint}\n` : ''
    return `\n## ${name}\n\n${connectsBy}\n\n${steps}${accepted}`
  })
  return stepsHead + sources.join('')
}

const filesHead = `# Which files Trove reads

A file that is refused says what it is, by its content or else by its name, and what would work instead.

<!-- Generated from src/shared/file-types.ts, src/shared/source-catalogue and src/shared/unread-formats.ts by
\`npm run docs:generate\`. -->
`

const endings = (extensions: readonly string[]): string =>
  extensions
    .filter((extension) => extension !== '')
    .map((extension) => `\`.${extension.replace(/^\./, '')}\``)
    .join(' ')

function filesPage(): string {
  const documents = endings(fileTypes.map(({ extension }) => extension))
  const sources = Object.values(sourceCatalogue).flatMap(({ name, files }) =>
    files ? [`| ${name} | ${endings(files.accept)} |\n`] : [],
  )
  const unread = unreadFormatIds.map((id) => {
    const { name, instead } = unreadFormats[id]
    return `| ${name} | ${endings(extensionsOf(id))} | ${instead} |
`
  })
  return [
    filesHead,
    `\n## Documents\n\nUp to 10 MB each: ${documents}\n`,
    '\n## Data Sources\n\n| Source | Files |\n|---|---|\n',
    ...sources,
    '\n## What does not work, and what does\n\n| File | Endings | Instead |\n|---|---|---|\n',
    ...unread,
  ].join('')
}

const pages: Record<string, () => string> = {
  'docs/configuration.md': settingsPage,
  'docs/using/files.md': filesPage,
  'docs/using/step-by-step.md': stepsPage,
  'docs/workspace-tables.md': tablesPage,
}

for (const [path, made] of Object.entries(pages)) {
  if (!process.argv.includes('--check')) writeFileSync(path, made())
  else if (readFileSync(path, 'utf8') !== made()) {
    console.error(`${path} no longer matches the code: run "npm run docs:generate".`)
    process.exitCode = 1
  }
}
