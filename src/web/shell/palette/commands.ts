import {
  AppWindow,
  ChartLine,
  Database,
  FileSearch,
  FileText,
  FileUp,
  HeartPulse,
  History,
  Keyboard,
  LayoutDashboard,
  LogIn,
  LogOut,
  MessagesSquare,
  Monitor,
  Moon,
  Search,
  ShieldCheck,
  SquareTerminal,
  Sun,
  UserPlus,
  UserRound,
  Users,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'
import type { Person } from '#shared/accounts.ts'
import { isSignedIn } from '#web/parts/session/queries.ts'
import { themes, type Theme } from '#web/parts/session/theme.ts'
import { hasEveryWord } from '#shared/fold.ts'
import { t } from '#web/words/translate.ts'
import type { Actions, Command, CommandGroup } from './command.ts'
import { foundCommands, recentCommands, type Found, type Recent } from './item-commands.ts'
import type { Screen } from './screens.ts'

export type Known = {
  me: Person | null | undefined
  screens: readonly Screen[]
} & Recent &
  Found

const recentAtFirst = 5
const recentFound = 8

const screenIcons: Readonly<Record<string, LucideIcon>> = {
  '/': Search,
  '/chat': MessagesSquare,
  '/dashboard': LayoutDashboard,
  '/data-sources': Database,
  '/documents': FileText,
  '/query-builder': SquareTerminal,
  '/money': WalletCards,
  '/people': Users,
  '/health': HeartPulse,
  '/timeline': History,
  '/analytics': ChartLine,
  '/account': UserRound,
  '/admin': ShieldCheck,
}
const themeIcons = { system: Monitor, light: Sun, dark: Moon } satisfies Record<Theme, LucideIcon>

/** All matches for the text, in groups: commands, then questions, then search results. */
export function commandsFor(typed: string, known: Known, actions: Actions): CommandGroup[] {
  const text = typed.trim()
  const recent = text === '' ? recentAtFirst : recentFound
  const fits = ({ label, words }: Command) => hasEveryWord(text, `${label} ${words ?? ''}`)
  const groups = [
    { heading: t('Go to'), commands: screenCommands(known, actions).filter(fits) },
    { heading: t('Do'), commands: doCommands(known, actions).filter(fits) },
    ...recentCommands(known, actions).map(({ heading, commands }) => {
      return { heading, commands: commands.filter(fits).slice(0, recent) }
    }),
    ...(text === ''
      ? []
      : [
          { heading: t('Ask'), commands: textCommands(text, known, actions) },
          // Last, since they arrive while typing: the command under the cursor must stay in place.
          ...foundCommands(known, actions, fits),
        ]),
  ]
  return groups.filter(({ commands }) => commands.length > 0)
}

const screenCommands = ({ screens }: Known, { goTo }: Actions): Command[] =>
  screens.map(({ path, title, keys }) => ({
    id: `go:${path}`,
    label: title,
    words: 'go to open screen page',
    icon: screenIcons[path] ?? AppWindow,
    ...(keys !== undefined && { keys }),
    perform: () => goTo(path),
  }))

function doCommands({ me }: Known, actions: Actions): Command[] {
  const signedIn = isSignedIn(me)
  const upload: Command = {
    id: 'upload',
    label: t('Upload documents'),
    words: 'add import files pdf excel csv',
    icon: FileUp,
    perform: () => actions.upload(me ? '/documents' : '/'),
  }
  const search: Command = {
    id: 'search',
    label: t('Search documents'),
    words: 'find',
    icon: FileSearch,
    perform: () => actions.search(''),
  }
  const shortcuts: Command = {
    id: 'shortcuts',
    label: t('Keyboard shortcuts'),
    words: 'keys help',
    icon: Keyboard,
    keys: '?',
    perform: actions.showShortcuts,
  }
  return [
    upload,
    ...(me ? [search] : []),
    ...themes.map(({ value, label }) => ({
      id: `theme:${value}`,
      label: t('Theme: {theme}', { theme: label }),
      words: 'switch colours colors appearance mode',
      icon: themeIcons[value],
      perform: () => actions.chooseTheme(value),
    })),
    shortcuts,
    ...(signedIn ? signOutCommands(actions) : signInCommands(actions)),
  ]
}

const signOutCommands = ({ signOut }: Actions): Command[] => [
  { id: 'sign-out', label: t('Sign out'), words: 'log out leave', icon: LogOut, perform: signOut },
]

const signInCommands = ({ openAuth }: Actions): Command[] => [
  {
    id: 'log-in',
    label: t('Log in'),
    words: 'sign in',
    icon: LogIn,
    perform: () => openAuth('log-in'),
  },
  {
    id: 'sign-up',
    label: t('Sign up'),
    words: 'create account register',
    icon: UserPlus,
    perform: () => openAuth('sign-up'),
  },
]

function textCommands(text: string, { me }: Known, { write, search }: Actions): Command[] {
  const ask: Command = {
    id: 'ask',
    label: t('Ask “{text}”', { text }),
    icon: Search,
    perform: () => write('/', text),
  }
  if (!me) return [ask]
  return [
    ask,
    {
      id: 'ask-chat',
      label: t('Ask “{text}” in Chat', { text }),
      icon: MessagesSquare,
      perform: () => write('/chat', text),
    },
    {
      id: 'ask-query',
      label: t('Query “{text}” over your tables', { text }),
      icon: SquareTerminal,
      perform: () => write('/query-builder', text),
    },
    {
      id: 'search-text',
      label: t('Search documents for “{text}”', { text }),
      icon: FileSearch,
      perform: () => search(text),
    },
  ]
}
