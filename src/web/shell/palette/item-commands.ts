import {
  Bookmark,
  Database,
  FileText,
  History,
  MessageSquare,
  SquareTerminal,
  UserRound,
} from 'lucide-react'
import type { PastAnswer } from '#shared/answers.ts'
import type { ConversationView } from '#shared/chat.ts'
import type { SearchResult } from '#shared/documents.ts'
import type { PersonView } from '#shared/people.ts'
import type { QuerySummary } from '#shared/queries.ts'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { t } from '#web/words/translate.ts'
import type { Actions, Command, CommandGroup } from './command.ts'

/** Items whose titles are all loaded. */
export type Recent = {
  conversations: readonly ConversationView[]
  queries: readonly QuerySummary[]
  sources: readonly ListedSource[]
}

/** Items found by the server for the text. */
export type Found = {
  answers: readonly PastAnswer[]
  people: readonly PersonView[]
  passages: readonly SearchResult[]
}

type Go = Pick<Actions, 'goTo'>

const href = (path: string, search: Record<string, string>) =>
  `${path}?${new URLSearchParams(search).toString()}`

export const recentCommands = (recent: Recent, go: Go): CommandGroup[] => [
  { heading: t('Conversations'), commands: conversationCommands(recent, go) },
  { heading: t('Queries'), commands: queryCommands(recent, go) },
]

/**
 * Search results, with a group for each kind. Sources are few, so they are listed only after
 * typing.
 */
export const foundCommands = (
  things: Recent & Found,
  go: Go,
  fits: (command: Command) => boolean,
): CommandGroup[] => [
  { heading: t('Answers'), commands: answerCommands(things, go) },
  { heading: t('People'), commands: personCommands(things, go) },
  { heading: t('Documents and messages'), commands: passageCommands(things, go) },
  { heading: t('Sources'), commands: sourceCommands(things, go).filter(fits) },
]

const conversationCommands = ({ conversations }: Recent, { goTo }: Go): Command[] =>
  conversations.map(({ id, title }) => ({
    id: `conversation:${id}`,
    label: title,
    words: 'conversation chat',
    icon: MessageSquare,
    perform: () => goTo(href('/chat', { conversation: id })),
  }))

const queryCommands = ({ queries }: Recent, { goTo }: Go): Command[] =>
  queries.map(({ id, question, savedAs }) => ({
    id: `query:${id}`,
    label: savedAs ?? question,
    words: `query ${question}`,
    icon: savedAs === undefined ? SquareTerminal : Bookmark,
    perform: () => goTo(href('/query-builder', { query: id })),
  }))

const sourceCommands = ({ sources }: Recent, { goTo }: Go): Command[] =>
  sources.map(({ id, name, type }) => ({
    id: `source:${id}`,
    label: name,
    words: `source account ${type.replaceAll('_', ' ')}`,
    icon: Database,
    perform: () => goTo('/data-sources'),
  }))

const answerCommands = ({ answers }: Found, { goTo }: Go): Command[] =>
  answers.map(({ id, question, figure }) => ({
    id: `answer:${id}`,
    label: question,
    ...(figure !== undefined && { detail: figure }),
    icon: History,
    perform: () => goTo(href('/', { answer: id })),
  }))

const personCommands = ({ people }: Found, { goTo }: Go): Command[] =>
  people.map(({ id, name }) => ({
    id: `person:${id}`,
    label: name,
    icon: UserRound,
    perform: () => goTo(href('/people', { person: id })),
  }))

const passageCommands = ({ passages }: Found, { goTo }: Go): Command[] =>
  passages.map(({ id, originalName, matchedText, passageId }) => ({
    id: `passage:${passageId}`,
    label: originalName,
    detail: matchedText,
    icon: FileText,
    perform: () => goTo(href(`/documents/${encodeURIComponent(id)}`, { passage: passageId })),
  }))
