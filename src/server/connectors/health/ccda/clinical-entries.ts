import type { HealthEntry } from '../../kinds/health.ts'
import { at, attribute, childrenOf, descendants, lineOf, type XmlNode } from '../xml-tree.ts'
import {
  codedOf,
  emptyReason,
  hasTemplate,
  idOf,
  nameOf,
  personName,
  related,
  statusOf,
  textOf,
  type Coded,
} from './coded.ts'
import type { Context } from './context.ts'
import { effectivePeriod, type Period } from './hl7-time.ts'

const statusCode = '33999-4'
const severityTemplate = '2.16.840.1.113883.10.20.22.4.8'
const reactionTemplate = '2.16.840.1.113883.10.20.22.4.9'

type Found = Coded & Period & { section: HealthEntry['section']; status: string; detail: string }

function keep(entry: XmlNode, found: Found, { collector, keyOf, source, section }: Context) {
  const { name, code, from } = found
  const empty = emptyReason(name, section.title)
  if (empty !== undefined) return collector.skip(empty)
  const key = keyOf(['ccda', found.section, idOf(entry), code, name, from])
  collector.entry(key, { ...found, source })
}

/**
 * A problem: the observation inside a concern names it, the concern says whether it is still
 * active.
 */
export function readProblem(act: XmlNode, context: Context) {
  const observations = act.name === 'observation' ? [act] : related(act, 'observation')
  if (observations.length === 0) return readAct(act, context, 'condition')
  for (const observation of observations) {
    const { narrative } = context
    const value = codedOf(at(observation, 'value'), narrative)
    const named = value.name === '' ? nameOf(observation, narrative) : value
    const own = effectivePeriod(observation)
    const period = own.from === '' && own.to === '' ? effectivePeriod(act) : own
    const negated = attribute(observation, 'negationInd') === 'true'
    const statedStatus = statusWithin(observation, narrative) || statusWithin(act, narrative)
    const kind = codedOf(at(observation, 'code'), narrative).name
    keep(
      observation,
      {
        ...named,
        ...period,
        section: 'condition',
        status: negated
          ? 'absent'
          : statedStatus || (period.to === '' ? statusOf(act) : 'resolved'),
        detail: [kind, ...remarks(observation, context)].filter((line) => line !== '').join('\n'),
      },
      context,
    )
  }
}

export function readAllergy(act: XmlNode, context: Context) {
  const observations = act.name === 'observation' ? [act] : related(act, 'observation')
  if (observations.length === 0) return readAct(act, context, 'allergy')
  for (const observation of observations) {
    const { narrative } = context
    const agents = childrenOf(observation, 'participant').map((participant) => {
      const entity = at(participant, 'participantRole', 'playingEntity')
      const { name, code } = codedOf(at(entity, 'code'), narrative)
      return {
        name: name === '' || name === code ? lineOf(at(entity, 'name')) || name : name,
        code,
      }
    })
    const kind = codedOf(at(observation, 'value'), narrative)
    const agent = agents.find(({ name }) => name !== '')
    const negated = attribute(observation, 'negationInd') === 'true'
    const own = effectivePeriod(observation)
    keep(
      observation,
      {
        ...(agent ?? (kind.name === '' ? nameOf(observation, narrative) : kind)),
        ...(own.from === '' ? effectivePeriod(act) : own),
        section: 'allergy',
        status: negated ? 'absent' : statusWithin(observation, narrative) || statusOf(act),
        detail: [agent ? kind.name : '', ...reactions(observation, context)]
          .filter((line) => line !== '')
          .join('\n'),
      },
      context,
    )
  }
}

function reactions(observation: XmlNode, { narrative }: Context): string[] {
  const named = (template: string) =>
    [...descendants(observation, 'observation')]
      .filter((found) => hasTemplate(found, template))
      .map((found) => codedOf(at(found, 'value'), narrative).name || textOf(found, narrative))
      .filter((name) => name !== '')
  const [reaction, severity] = [named(reactionTemplate), named(severityTemplate)]
  return [
    reaction.length > 0 ? `Reaction: ${[...new Set(reaction)].join(', ')}` : '',
    severity.length > 0 ? `Severity: ${[...new Set(severity)].join(', ')}` : '',
  ]
}

function statusWithin(entry: XmlNode, narrative: Context['narrative']): string {
  const found = related(entry, 'observation').find(
    (observation) => attribute(at(observation, 'code'), 'code') === statusCode,
  )
  return found ? codedOf(at(found, 'value'), narrative).name.toLowerCase() : ''
}

const remarks = (entry: XmlNode, { narrative }: Context): string[] =>
  related(entry, 'act').map((act) => textOf(act, narrative))

/** A procedure, an encounter or an act that names itself. */
export function readAct(act: XmlNode, context: Context, section: HealthEntry['section']) {
  const { narrative } = context
  const named = nameOf(act, narrative)
  const value = codedOf(at(act, 'value'), narrative).name
  const places = childrenOf(act, 'participant')
    .map((participant) => lineOf(at(participant, 'participantRole', 'playingEntity', 'name')))
    .filter((name) => name !== '')
  const people = childrenOf(act, 'performer').flatMap((performer) => {
    const entity = at(performer, 'assignedEntity')
    return [
      personName(at(entity, 'assignedPerson')) || codedOf(at(entity, 'code'), narrative).name,
      lineOf(at(entity, 'representedOrganization', 'name')),
    ]
  })
  const reasons = [...descendants(act, 'observation')]
    .map((observation) => codedOf(at(observation, 'value'), narrative).name)
    .filter((name) => name !== '')
  const mood = attribute(act, 'moodCode').toUpperCase()
  const planned = /^(INT|RQO|PRMS|PRP|ARQ|APT|GOL)$/.test(mood)
  keep(
    act,
    {
      ...named,
      ...effectivePeriod(act),
      section,
      status: planned ? 'planned' : statusOf(act),
      detail: [...new Set([value, ...people, ...places, ...reasons, ...remarks(act, context)])]
        .filter((line) => line !== '' && line !== named.name)
        .join('\n'),
    },
    context,
  )
}
