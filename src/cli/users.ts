import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { operator } from '#server/accounts/administration.ts'
import type { AdminPerson, PersonChange } from '#shared/administration.ts'
import { onDataFolder, type Installation } from './data-folder.ts'
import { ExitError } from './exit-error.ts'
import { oneLine, print, printJson } from './print.ts'

type Settings = Record<string, string | undefined>
type Options = { json?: boolean }

const linkText = (link: string) =>
  `A password is chosen under this link, which opens once and within an hour:\n${link}`

/** Prints the accounts and how much each stores. */
export async function listUsers(settings: Settings, options: Options): Promise<void> {
  const people = await onDataFolder(settings, allPeople)
  if (options.json) printJson(people)
  else for (const person of people) print(lineOf(person))
}

async function allPeople({ listPeople }: Installation): Promise<AdminPerson[]> {
  const people: AdminPerson[] = []
  for (let cursor: number | undefined = 0; cursor !== undefined;) {
    const page: Awaited<ReturnType<typeof listPeople>> = await listPeople({ q: '', cursor })
    people.push(...page.people)
    cursor = page.next
  }
  return people
}

function lineOf({ email, admin, disabled, joinedAt, counts }: AdminPerson): string {
  const states = [admin && 'admin', disabled && 'disabled'].filter((state) => state !== false)
  const kept = `${counts.documents} documents, ${counts.sources} sources`
  return [oneLine(email), states.join(', ') || 'user', joinedAt.slice(0, 10), kept].join('\t')
}

/** Creates an account. Without a password on the input, the person sets one through a link. */
export async function addUser(
  settings: Settings,
  email: string,
  { json, name, passwordStdin }: Options & { name?: string; passwordStdin?: boolean },
): Promise<void> {
  const given = passwordStdin ? await readPassword() : undefined
  const made = await onDataFolder(settings, async ({ accounts }) => {
    const password = given ?? randomBytes(32).toString('base64url')
    const entered = { name: name ?? email.split('@', 1).join(), email, password }
    const { userId: id } = await accounts.addMember(entered, { operator: true })
    const reset =
      given === undefined
        ? await accounts.administration.resetPassword({ by: operator, id })
        : undefined
    return { id, email, ...reset }
  })
  if (json) printJson(made)
  else {
    print(`${oneLine(email)} has an account now.`)
    if (made.link !== undefined) print(linkText(made.link))
  }
}

async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) {
    throw new ExitError('wrongUse', 'The password comes from the input: … --password-stdin < FILE.')
  }
  return (await text(process.stdin)).replace(/\r?\n$/, '')
}

/** Prints a link through which a person sets another password. */
export async function resetUser(settings: Settings, email: string, { json }: Options) {
  const { link = '' } = await onDataFolder(settings, async ({ accounts, idOf }) =>
    accounts.administration.resetPassword({ by: operator, id: await idOf(email) }),
  )
  if (json) printJson({ email, link })
  else print(linkText(link))
}

/** Disables or enables an account, or grants or revokes its admin rights. */
export async function changeUser(
  settings: Settings,
  email: string,
  { change, done, json }: { change: PersonChange; done: string } & Options,
): Promise<void> {
  await onDataFolder(settings, async ({ accounts, idOf }) =>
    accounts.administration.change({ by: operator, id: await idOf(email) }, change),
  )
  if (json) printJson({ email, ...change })
  else print(`${oneLine(email)} ${done}.`)
}
