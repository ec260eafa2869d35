import { describe, expect, test } from 'vitest'
import type { Person } from '#shared/accounts.ts'
import { isPage } from '#shared/pages.ts'
import { createAppRouter } from '#web/router.tsx'
import type { Actions } from './command.ts'
import { commandsFor } from './commands.ts'
import { screensFor } from './screens.ts'
import { createShortcutReader } from '#web/parts/palette/shortcuts.ts'

const routes = () => Object.values(createAppRouter().routesByPath)
const person = (role: Person['role']): Person => ({
  id: 'usr_1',
  name: 'Ada',
  role,
  onboarding: false,
})
const titles = (me: Person | null) => screensFor(routes(), me).map(({ title }) => title)

describe('the offered screens', () => {
  test('are those that the person may open', () => {
    expect(titles(null)).toEqual(['Ask Anything'])
    expect(titles(person('guest'))).toEqual(
      expect.arrayContaining(['Ask Anything', 'Chat', 'Documents', 'Money', 'Account']),
    )
    expect(titles(person('guest'))).not.toContain('Admin Dashboard')
    expect(titles(person('user'))).toEqual(
      expect.arrayContaining(['Ask Anything', 'Chat', 'Documents', 'Money', 'Account']),
    )
    expect(titles(person('user'))).not.toContain('Admin Dashboard')
    expect(titles(person('admin'))).toContain('Admin Dashboard')
  })

  test('are addresses that the server serves as pages', () => {
    const paths = screensFor(routes(), person('admin')).map(({ path }) => path)
    expect(paths.filter((path) => !isPage(path))).toEqual([])
    expect(paths.length).toBeGreaterThan(8)
  })
})

describe('the shortcuts', () => {
  const press = (key: string, timeStamp = 0, held: Partial<KeyboardEvent> = {}) => ({
    key,
    timeStamp,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    repeat: false,
    ...held,
  })

  test('g and a letter within a second and a half lead to a screen', () => {
    const read = createShortcutReader({ mac: false })
    const on = () => true
    expect(read(press('d', 0), on)).toBeUndefined()
    expect(read(press('g', 100), on)).toEqual({ kind: 'began' })
    expect(read(press('d', 1_000), on)).toEqual({ kind: 'go', path: '/dashboard' })
    expect(read(press('d', 1_100), on)).toBeUndefined()
    read(press('g', 2_000), on)
    expect(read(press('d', 3_600), on)).toBeUndefined()
  })

  test('single keys do nothing while typing, but Ctrl-K works', () => {
    const read = createShortcutReader({ mac: false })
    const typing = () => false
    for (const key of ['?', '/', 'g']) expect(read(press(key), typing)).toBeUndefined()
    expect(read(press('k', 0, { ctrlKey: true }), typing)).toEqual({ kind: 'palette' })
    expect(read(press('k', 0, { metaKey: true }), typing)).toBeUndefined()
    expect(read(press('k', 0, { ctrlKey: true, altKey: true }), typing)).toBeUndefined()
  })

  test('on a Mac it is the command key, because Ctrl-K deletes text there', () => {
    const read = createShortcutReader({ mac: true })
    const on = () => true
    expect(read(press('k', 0, { metaKey: true }), on)).toEqual({ kind: 'palette' })
    expect(read(press('k', 0, { ctrlKey: true }), on)).toBeUndefined()
  })
})

describe('matches for the typed text', () => {
  const nothing = () => {}
  const actions: Actions = {
    goTo: nothing,
    write: nothing,
    search: nothing,
    upload: nothing,
    chooseTheme: nothing,
    showShortcuts: nothing,
    signOut: nothing,
    openAuth: nothing,
  }
  const at = '2026-01-01T00:00:00.000Z'
  const noThings = { sources: [], answers: [], people: [], passages: [] }
  const known = {
    ...noThings,
    me: person('user'),
    screens: screensFor(routes(), person('user')),
    conversations: [
      { id: 'cnv_1', title: 'Café in Zürich', createdAt: at, updatedAt: at },
      { id: 'cnv_2', title: 'Tax return', createdAt: at, updatedAt: at },
    ],
    queries: [
      {
        id: 'qry_1',
        question: 'Total by month',
        status: 'completed',
        createdAt: at,
        edited: false,
      },
    ],
  } satisfies Parameters<typeof commandsFor>[1]
  const labels = (typed: string) =>
    commandsFor(typed, known, actions).flatMap(({ commands }) => commands.map(({ label }) => label))

  test('contain every word, ignoring accents and case', () => {
    expect(labels('zurich CAFE')[0]).toBe('Café in Zürich')
    expect(labels('month total')[0]).toBe('Total by month')
    expect(labels('dashb')[0]).toBe('Dashboard')
  })

  test('can always be asked, first of all if nothing else matches', () => {
    expect(labels('How much was the rent?')).toEqual([
      'Ask “How much was the rent?”',
      'Ask “How much was the rent?” in Chat',
      'Query “How much was the rent?” over your tables',
      'Search documents for “How much was the rent?”',
    ])
    expect(commandsFor(' ', known, actions).some(({ heading }) => heading === 'Ask')).toBe(false)
  })

  test('a visitor can log in and ask, and is offered nothing else that needs an account', () => {
    const visitor = {
      me: null,
      screens: screensFor(routes(), null),
      conversations: [],
      queries: [],
      ...noThings,
    }
    const all = commandsFor('', visitor, actions).flatMap(({ commands }) => commands)
    expect(all.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['go:/', 'upload', 'log-in', 'sign-up']),
    )
    expect(all.map(({ id }) => id)).not.toContain('sign-out')
    expect(all.map(({ id }) => id)).not.toContain('search')
  })
})
