import type { Command } from 'commander'

export const shells = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof shells)[number]

type Described = {
  /** The subcommands that precede these commands and options. */
  path: string[]
  commands: readonly { name: string; description: string }[]
  options: readonly { flag: string; description: string }[]
}

/** A script for a shell that completes the commands and options of `program`. */
export function completionScript(program: Command, shell: Shell): string {
  const levels = [...describe(program, [])]
  switch (shell) {
    case 'bash':
      return bashScript(levels)
    case 'zsh':
      return `#compdef trove\nautoload -U +X bashcompinit && bashcompinit\n${bashScript(levels)}`
    case 'fish':
      return fishScript(levels)
    default:
      return shell satisfies never
  }
}

function* describe(command: Command, path: string[]): Generator<Described> {
  yield {
    path,
    commands: command.commands.map((sub) => ({ name: sub.name(), description: sub.description() })),
    options: command.options.flatMap(({ long, description }) =>
      long ? [{ flag: long, description }] : [],
    ),
  }
  for (const sub of command.commands) yield* describe(sub, [...path, sub.name()])
}

const wordsOf = ({ commands, options }: Described) =>
  [...commands.map(({ name }) => name), ...options.map(({ flag }) => flag), '--help'].join(' ')

/** Where no word fits, file names are offered. */
function bashScript(levels: readonly Described[]): string {
  const cases = levels.map((level) => `    '${level.path.join(' ')}') words='${wordsOf(level)}' ;;`)
  const known = levels
    .filter(({ path }) => path.length > 0)
    .map(({ path }) => `'${path.join(' ')}'`)
  return `_trove() {
  local current="\${COMP_WORDS[COMP_CWORD]}" path='' word words=''
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "\${path:+$path }$word" in
      ${known.join('|')}) path="\${path:+$path }$word" ;;
    esac
  done
  case "$path" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _trove trove
`
}

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, (one) => `\\${one}`)}'`

function fishScript(levels: readonly Described[]): string {
  return levels
    .flatMap(({ path, commands, options }) => {
      const next = commands.map(({ name }) => name).join(' ')
      const seen = path.map((name) => `__fish_seen_subcommand_from ${name}`)
      const none = next === '' ? [] : [`not __fish_seen_subcommand_from ${next}`]
      const here = [...seen, ...none].join('; and ')
      const when = here === '' ? '' : ` -n ${quoted(here)}`
      return [
        ...commands.map(
          ({ name, description }) =>
            `complete -c trove -f${when} -a ${name} -d ${quoted(description)}`,
        ),
        ...options.map(
          ({ flag, description }) =>
            `complete -c trove${when} -l ${flag.slice(2)} -d ${quoted(description)}`,
        ),
      ]
    })
    .join('\n')
    .concat('\n')
}
