export type LocalAddress = { name: string; address: string }

/** `Name=http://127.0.0.1:1234/v1`, separated by commas. */
export function readLocalAddresses(text: string): LocalAddress[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=')
      return at > 0
        ? { name: part.slice(0, at).trim(), address: part.slice(at + 1).trim() }
        : { name: part, address: part }
    })
}
