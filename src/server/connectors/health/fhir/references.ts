import { codedOf, type Coded } from './coded.ts'
import { get, list, text } from './json.ts'

/** An index of resources by reference, and of the panels that results belong to. */
export function createReferences() {
  const resources = new Map<string, unknown>()
  const panels = new Map<string, string>()

  function resolve(reference: unknown, within: unknown): unknown {
    const address = text(reference, 'reference')
    if (address === '') return undefined
    if (address.startsWith('#')) {
      return list(get(within, 'contained')).find((one) => `#${text(one, 'id')}` === address)
    }
    return resources.get(address) ?? resources.get(tailOf(address))
  }

  return {
    /**
     * Indexes resources that others refer to. Observations are not indexed: there are too many, and
     * they are not referred to by name.
     */
    learn(resource: unknown, fullUrl: string) {
      const type = text(resource, 'resourceType')
      if (type === 'Medication' || type === 'Practitioner' || type === 'Organization') {
        const id = text(resource, 'id')
        if (id !== '') resources.set(`${type}/${id}`, resource)
        if (fullUrl !== '') resources.set(fullUrl, resource)
      }
      const members = [
        ...list(get(resource, 'result')),
        ...list(get(resource, 'hasMember')),
        ...list(get(resource, 'related')).map((one) => get(one, 'target')),
      ]
      if (type !== 'DiagnosticReport' && type !== 'Observation') return
      const { name } = codedOf(get(resource, 'code'))
      for (const member of members) {
        const address = text(member, 'reference')
        if (address !== '' && name !== '') panels.set(tailOf(address), name)
      }
    },
    panelOf(resource: unknown, fullUrl: string): string {
      const own = `Observation/${text(resource, 'id')}`
      return panels.get(own) ?? panels.get(fullUrl) ?? ''
    },
    named(reference: unknown, within: unknown): Coded {
      const found = resolve(reference, within)
      const shown = text(reference, 'display')
      if (found === undefined) return { name: shown, code: '' }
      const { name, code } = codedOf(get(found, 'code'))
      return { name: shown || name || personName(found), code }
    },
  }
}
export type References = ReturnType<typeof createReferences>

/** `https://example.org/fhir/Observation/1/_history/2` → `Observation/1`. */
function tailOf(address: string): string {
  const found = /([A-Z][A-Za-z]+\/[^/]+)(?:\/_history\/[^/]+)?$/.exec(address)
  return found?.[1] ?? address
}

/** Name of a person, an organisation or a place. */
export function personName(resource: unknown): string {
  const name = get(resource, 'name')
  if (typeof name === 'string') return name.trim()
  const names = list(name)
  const best = names.find((one) => text(one, 'use') === 'official') ?? names[0]
  const parts = ['given', 'family', 'suffix'].flatMap((part) =>
    list(get(best, part)).map((found) => text(found)),
  )
  return text(best, 'text') || parts.filter((part) => part !== '').join(' ')
}
