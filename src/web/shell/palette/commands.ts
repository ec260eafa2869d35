import {
  AppWindow,
  Bookmark,
  ChartLine,
  Database,
  FileSearch,
  FileText,
  FileUp,
  Keyboard,
  LayoutDashboard,
  LogIn,
  LogOut,
  MessageSquare,
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
import type { ConversationView } from '#shared/chat.ts'
import type { QuerySummary } from '#shared/queries.ts'
import { isSignedIn } from '#web/parts/session/queries.ts'
import { themes, type Theme } from '#web/parts/session/theme.ts'
import { hasEveryWord } from '#web/format/every-word.ts'
import type { Screen } from './screens.ts'

export type Command = {
  id: string
  label: string
  icon: LucideIcon
  /** Other words by which it is found. */
  words?: string
  keys?: string
  perform: () => void
}
export type CommandGroup = { heading: string; commands: Command[] }

/** What commands do, apart from how they are listed. */
export type Actions = {
  goTo: (href: string) => void
  /** Opens a page and writes a text into its input. */
  write: (path: string, text: string) => void
  search: (text: string) => void
  upload: (path: string) => void
  chooseTheme: (theme: Theme) => void
  showShortcuts: () => void
  signOut: () => void
  openAuth: (view: 'log-in' | 'sign-up') => void
}

export type Known = {
  me: Person | null | undefined
  screens: readonly Screen[]
  conversations: readonly ConversationView[]
  queries: readonly QuerySummary[]
}

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
  '/analytics': ChartLine,
  '/account': UserRound,
  '/admin': ShieldCheck,
}
const themeIcons = { system: Monitor, light: Sun, dark: Moon } satisfies Record<Theme, LucideIcon>

/** Everything that fits what was typed, by groups; last of all, what can be asked with it. */
export function commandsFor(typed: string, known: Known, actions: Actions): CommandGroup[] {
  const text = typed.trim()
  const recent = text === '' ? recentAtFirst : recentFound
  const fits = ({ label, words }: Command) => hasEveryWord(text, label, words)
  const groups = [
    { heading: 'Go to', commands: screenCommands(known, actions).filter(fits) },
    { heading: 'Do', commands: doCommands(known, actions).filter(fits) },
    {
      heading: 'Conversations',
      commands: conversationCommands(known, actions).filter(fits).slice(0, recent),
    },
    { heading: 'Queries', commands: queryCommands(known, actions).filter(fits).slice(0, recent) },
    { heading: 'Ask', commands: text === '' ? [] : textCommands(text, known, actions) },
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
    label: 'Upload documents',
    words: 'add import files pdf excel csv',
    icon: FileUp,
    perform: () => actions.upload(me ? '/documents' : '/'),
  }
  const search: Command = {
    id: 'search',
    label: 'Search documents',
    words: 'find',
    icon: FileSearch,
    perform: () => actions.search(''),
  }
  const shortcuts: Command = {
    id: 'shortcuts',
    label: 'Keyboard shortcuts',
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
      label: `Theme: ${label}`,
      words: 'switch colours colors appearance mode',
      icon: themeIcons[value],
      perform: () => actions.chooseTheme(value),
    })),
    shortcuts,
    ...(signedIn ? signOutCommands(actions) : signInCommands(actions)),
  ]
}

const signOutCommands = ({ signOut }: Actions): Command[] => [
  { id: 'sign-out', label: 'Sign out', words: 'log out leave', icon: LogOut, perform: signOut },
]

const signInCommands = ({ openAuth }: Actions): Command[] => [
  {
    id: 'log-in',
    label: 'Log in',
    words: 'sign in',
    icon: LogIn,
    perform: () => openAuth('log-in'),
  },
  {
    id: 'sign-up',
    label: 'Sign up',
    words: 'create account register',
    icon: UserPlus,
    perform: () => openAuth('sign-up'),
  },
]

const conversationCommands = ({ conversations }: Known, { goTo }: Actions): Command[] =>
  conversations.map(({ id, title }) => ({
    id: `conversation:${id}`,
    label: title,
    words: 'conversation chat',
    icon: MessageSquare,
    perform: () => goTo(`/chat?conversation=${encodeURIComponent(id)}`),
  }))

const queryCommands = ({ queries }: Known, { goTo }: Actions): Command[] =>
  queries.map(({ id, question, savedAs }) => ({
    id: `query:${id}`,
    label: savedAs ?? question,
    words: `query ${question}`,
    icon: savedAs === undefined ? SquareTerminal : Bookmark,
    perform: () => goTo(`/query-builder?query=${encodeURIComponent(id)}`),
  }))

function textCommands(text: string, { me }: Known, { write, search }: Actions): Command[] {
  const ask: Command = {
    id: 'ask',
    label: `Ask “${text}”`,
    icon: Search,
    perform: () => write('/', text),
  }
  if (!me) return [ask]
  return [
    ask,
    {
      id: 'ask-chat',
      label: `Ask “${text}” in Chat`,
      icon: MessagesSquare,
      perform: () => write('/chat', text),
    },
    {
      id: 'ask-query',
      label: `Query “${text}” over your tables`,
      icon: SquareTerminal,
      perform: () => write('/query-builder', text),
    },
    {
      id: 'search-text',
      label: `Search documents for “${text}”`,
      icon: FileSearch,
      perform: () => search(text),
    },
  ]
}
