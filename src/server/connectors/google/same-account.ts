/** Whether two addresses are the same Google account: case and Gmail's dots make no difference. */
export function isSameAccount(entered: string, signedIn: string): boolean {
  return canonical(entered) === canonical(signedIn)
}

function canonical(address: string): string {
  const [local = '', host = ''] = address.trim().toLowerCase().split('@')
  if (host !== 'gmail.com' && host !== 'googlemail.com') return `${local}@${host}`
  return `${local.replaceAll('.', '')}@gmail.com`
}
