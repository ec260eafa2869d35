// Writes the generated pages of docs/; with --check only reports whether they are up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import { settings } from '#server/config.ts'
import { workspaceKinds } from '#server/records/record-kinds.ts'
import { sourceCatalogue } from '#shared/source-catalogue.ts'

const settingsHead = `# Settings

Trove needs no setting. Each of these is an environment variable that is read once, at start; a value
that is not right stops the start with a sentence about each problem.

<!-- Made from src/server/config.ts by \`npm run docs:generate\`. -->

| Setting | Without it | What it does |
|---|---|---|
`

function settingsPage(): string {
  const rows = Object.entries(settings.shape).map(([name, schema]) => {
    const unset = schema.safeParse(undefined)
    const value = unset.success ? String(unset.data ?? '') : 'required'
    return `| \`${name}\` | ${value === '' ? '–' : `\`${value}\``} | ${schema.description ?? ''} |\n`
  })
  return settingsHead + rows.join('')
}

const tablesHead = `# Tables of the workspace

What a person's data sources hold stands in these tables, one for each kind of record over all sources.
They are asked with one \`SELECT\` in the SQL of DuckDB. A table is there as soon as it has a row. Every
sheet that was uploaded is a table of its own beside them, named like its file, with the columns of its
headings; where its name is one of these, it gets a number behind it.

- Times are in UTC where the source tells a zone, else as they are written. What a source does not tell
  is empty (\`NULL\`).
- \`_row\` tells the row, so that an answer can open the mail, message or line that it was computed from.
- Where rows are in several units (\`transactions\` in several currencies), there is a view for each, such
  as \`transactions_eur\`. Figures of different units must not be added up.

<!-- Made from src/server/records by \`npm run docs:generate\`. -->
`

function tablesPage(): string {
  const tables = workspaceKinds.map(({ table, about, columns }) => {
    const rows = columns.map(({ name, type, unit, unitColumn, about: said = '' }) => {
      const measured = unit ?? (unitColumn === undefined ? '' : `as \`${unitColumn}\` says`)
      return `| \`${name}\` | ${type} | ${measured} | ${said} |\n`
    })
    const heading = `\n## ${table}\n\n${about}\n\n| Column | Type | Unit | |\n|---|---|---|---|\n`
    return heading + rows.join('')
  })
  return tablesHead + tables.join('')
}

const stepsHead = `# Getting your data, step by step

Click by click, as _Data Sources, Add Data Source_ shows it, with the time that each takes. What Trove reads of
each file, and what else can be imported, is in [importing.md](../importing.md); what it keeps and who can read
that is in [what-is-stored.md](what-is-stored.md). Leave exports as the service made them: not renamed, not
unpacked, all parts together.

<!-- Made from src/shared/source-catalogue by \`npm run docs:generate\`. -->
`

function stepsPage(): string {
  const sources = Object.values(sourceCatalogue).map(({ name, connectsBy, howto, files }) => {
    const steps = howto.map((step, index) => `${index + 1}. ${step}\n`).join('')
    const accepted = files ? `\nFiles: ${files.hint}\n` : ''
    return `\n## ${name}\n\n${connectsBy}\n\n${steps}${accepted}`
  })
  return stepsHead + sources.join('')
}

const pages: Record<string, () => string> = {
  'docs/configuration.md': settingsPage,
  'docs/using/step-by-step.md': stepsPage,
  'docs/workspace-tables.md': tablesPage,
}

for (const [path, made] of Object.entries(pages)) {
  if (!process.argv.includes('--check')) writeFileSync(path, made())
  else if (readFileSync(path, 'utf8') !== made()) {
    console.error(`${path} does not fit the code any more: run "npm run docs:generate".`)
    process.exitCode = 1
  }
}
