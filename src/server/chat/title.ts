const longest = 60

/** The title of a new conversation: the first words of its first message. */
export function titleOf(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const cut = line.slice(0, longest)
  const space = cut.lastIndexOf(' ')
  // Half of a surrogate pair is not a character.
  const words = (space > longest / 2 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$/, '')
  return `${words.replace(/[\s,;:–-]+$/, '')}…`
}
