import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const page = 'docs/running/packages.md'
const isOdd = '  "node_modules/odd": {'

/** The check's output for a folder's packages. */
function check(...args: string[]) {
  const run = spawnSync(process.execPath, ['scripts/check-packages.ts', ...args], {
    encoding: 'utf8',
  })
  return { status: run.status, said: run.stderr, listed: run.stdout }
}

/** A folder with our lockfile plus one package. */
function withPackage(odd: object): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trove-packages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, path.dirname(page)), { recursive: true })
  cpSync(page, path.join(folder, page))
  const lock = readFileSync('package-lock.json', 'utf8')
  const entry = `${isOdd.slice(0, -1)}${JSON.stringify(odd)},`
  const packages = '"packages": {'
  writeFileSync(
    path.join(folder, 'package-lock.json'),
    lock.replace(packages, `${packages}\n${entry}`),
  )
  return folder
}

const fine = { version: '1.0.0', license: 'MIT', integrity: 'sha512-AA==' }

test("Trove's packages are complete, and another valid one changes nothing", () => {
  expect(check()).toMatchObject({ status: 0, said: '' })
  expect(check(withPackage(fine))).toMatchObject({ status: 0, said: '' })
})

test.each([
  [{ ...fine, integrity: undefined }, /^odd@1.0.0 has no integrity hash/],
  [{ ...fine, integrity: 'sha1-AA==' }, /^odd@1.0.0 has no integrity hash/],
  [{ ...fine, resolved: 'https://registry.example/odd.tgz' }, /^odd@1.0.0 names a registry/],
  [{ ...fine, license: 'AGPL-3.0' }, /^odd@1.0.0 has the licence "AGPL-3.0"/],
  [{ ...fine, license: undefined }, /^odd@1.0.0 has the licence "none"/],
  [{ ...fine, license: '(MIT AND GPL-3.0)' }, /^odd@1.0.0 has the licence/],
  [{ ...fine, hasInstallScript: true }, /^odd runs a script when it is installed/],
])('a package such as %j is refused', (odd, said) => {
  const found = check(withPackage(odd))
  expect(found.status).toBe(1)
  expect(found.said).toMatch(said)
})

test('one accepted licence out of several alternatives is enough', () => {
  const odd = { ...fine, license: '(MIT OR GPL-3.0-or-later)' }
  expect(check(withPackage(odd)).status).toBe(0)
})

test('each package is listed with its licence', () => {
  const { listed } = check('--list')
  expect(listed).toMatch(/^better-auth\t1\.6\.34\tMIT$/m)
  expect(listed).not.toContain('undefined')
})
