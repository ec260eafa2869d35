import { z } from 'zod'

const entry = z.object({
  name: z.string().optional(),
  version: z.string(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
})

export type Package = z.infer<typeof entry> & { name: string }

/** The packages of a `package-lock.json`, without the project itself. */
export function readPackages(text: string): Package[] {
  const { packages } = z
    .object({ packages: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(text))
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, value]) => {
      const parsed = entry.parse(value)
      return { ...parsed, name: parsed.name ?? path.slice(path.lastIndexOf('node_modules/') + 13) }
    })
}

/** Licences allowed for packages distributed with Trove, by SPDX name. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  // An old package that is not more specific; its licence file is the two-clause version.
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  // For libraries that npm installs unchanged, so that everybody can replace them.
  'LGPL-3.0',
  'MIT',
  'MIT-0',
  // Only changes to such files themselves have to be published.
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])

/** Whether an SPDX expression can be met: one part of an OR, every part of an AND. */
export const isAllowed = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.has(name)))

/** The names in the first column of the page's table. */
export function readDocumented(page: string): Set<string> {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  return new Set(
    rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    ),
  )
}

/** Problems of the packages, as sentences. */
export function findProblems(
  packages: readonly Package[],
  documented: ReadonlySet<string>,
): string[] {
  const label = ({ name, version }: Package) => `${name}@${version}`
  const scripted = new Set(
    packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name),
  )
  return [
    ...packages
      .filter(({ integrity }) => !/^sha(?:256|384|512)-/.test(integrity ?? ''))
      .map((each) => `${label(each)} has no integrity hash in package-lock.json.`),
    ...packages
      .filter(({ resolved }) => resolved !== undefined)
      .map((each) => `${label(each)} names a registry in package-lock.json.`),
    ...packages
      .filter(({ license }) => !isAllowed(license ?? ''))
      .map(
        (each) =>
          `${label(each)} has the licence "${each.license ?? 'none'}", which is not allowed.`,
      ),
    ...[...scripted]
      .filter((name) => !documented.has(name))
      .map(
        (name) =>
          `${name} runs a script when it is installed, and docs/running/packages.md does not say why.`,
      ),
    ...[...documented]
      .filter((name) => !scripted.has(name))
      .map(
        (name) =>
          `docs/running/packages.md lists ${name}, which runs no script when it is installed.`,
      ),
  ]
}
