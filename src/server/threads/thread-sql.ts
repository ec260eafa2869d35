import { quotedText } from '#server/db/quoted-name.ts'

const textCharacters = 160

const isWith = (name: string) =>
  `list_contains(string_split(coalesce(person, ''), ', '), ${quotedText(name)})`

const answer = String.raw`^((re|aw|antw|sv|fw|fwd|wg)(\[\d+\])?:\s*)+`

/**
 * Mails with their conversations: the mailbox's own thread if it has several mails, else mails with
 * the same subject and people, if one of them is a reply.
 */
const mails = `mails AS (
    SELECT *, lower(regexp_replace(coalesce(subject, ''), '${answer}', '', 'i')) AS about,
      regexp_matches(coalesce(subject, ''), '${answer}', 'i') AS answers,
      count(*) OVER (PARTITION BY thread) AS together
    FROM emails
  ), answered AS (
    SELECT DISTINCT about, person FROM mails WHERE answers AND about <> ''
  ), talks AS (
    SELECT m.*, CASE WHEN m.together > 1 OR a.about IS NULL THEN m.thread
      ELSE concat('about ', m.person, ' ', m.about) END AS talk
    FROM mails m LEFT JOIN answered a ON a.about = m.about AND a.person = m.person
  )`

type Page = { limit: number; offset: number }

/** Threads with a person, the newest first: mails by thread, messages by chat. */
export function threadsSql(
  tables: ReadonlySet<string>,
  name: string,
  { limit, offset }: Page,
): string | undefined {
  const parts = [
    tables.has('emails') &&
      `SELECT arg_max("_row", date) AS newest, 'mail' AS kind, coalesce(arg_min(subject, date), '') AS title,
        '' AS service, count(*) AS total, max(date) AS latest, '' AS said
      FROM talks WHERE date IS NOT NULL AND talk IN (SELECT talk FROM talks WHERE ${isWith(name)})
      GROUP BY talk`,
    tables.has('messages') &&
      `SELECT arg_max("_row", date) AS newest, 'chat' AS kind, chat AS title,
        coalesce(service, '') AS service, count(*) AS total, max(date) AS latest,
        left(coalesce(arg_max(coalesce(text, file, ''), date), ''), ${textCharacters}) AS said
      FROM messages WHERE date IS NOT NULL AND kind <> 'system'
        AND (chat, service) IN (SELECT (chat, service) FROM messages WHERE ${isWith(name)})
      GROUP BY chat, service`,
  ].filter((part) => part !== false)
  if (parts.length === 0) return undefined
  const named = tables.has('emails') ? `WITH ${mails} ` : ''
  return `${named}SELECT newest, kind, title, service, total, strftime(latest, '%Y-%m-%dT%H:%M:%S'), said
    FROM (${parts.join(' UNION ALL ')}) ORDER BY latest DESC, newest DESC LIMIT ${limit} OFFSET ${offset}`
}

/** The mails of the conversation of one mail, newest first. */
export const mailsSql = (row: bigint, limit: number): string =>
  `WITH ${mails} SELECT "_row", from_person,
      direction = 'sent' OR (from_person IS NULL AND person IS NOT NULL) FROM talks
    WHERE "_row" = ${row} OR talk = (SELECT talk FROM talks WHERE "_row" = ${row})
    ORDER BY date DESC NULLS LAST, "_row" DESC LIMIT ${limit}`

type Chat = { chat: string; service: string; sourceId: string }

const inChat = ({ chat, service, sourceId }: Chat) =>
  `chat = ${quotedText(chat)} AND service = ${quotedText(service)}
    AND "_row" IN (SELECT "_row" FROM _origins WHERE source = ${quotedText(sourceId)})`

/** Rows of consecutive messages of a chat. */
type Span = { first: bigint; last: bigint }

const dateOf = (row: bigint) => `(SELECT date FROM messages WHERE "_row" = ${row})`

/** The messages right before and right after a span of a chat. */
export const neighboursSql = (chat: Chat, { first, last }: Span): string =>
  `SELECT
      arg_max("_row", date) FILTER (date < ${dateOf(first)}),
      arg_min("_row", date) FILTER (date > ${dateOf(last)})
    FROM messages WHERE ${inChat(chat)}`

/** Who wrote the messages of a span of a chat, and which are the person's own. */
export const authorsSql = (chat: Chat, { first, last }: Span): string =>
  `SELECT "_row", coalesce(from_person, ''), coalesce(from_me, from_person IS NULL AND person IS NOT NULL)
    FROM messages WHERE ${inChat(chat)} AND date BETWEEN ${dateOf(first)} AND ${dateOf(last)}`
