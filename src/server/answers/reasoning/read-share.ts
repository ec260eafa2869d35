import type { Expression } from './expression.ts'

/** Patterns with the groups `part` and `whole`; the first match wins. */
const shares: RegExp[] = [
  /^(?:what|which) (?:share|percentage|percent|proportion|part|fraction) of (?<whole>.+?) (?:is|was|were|are|goes|went|go|comes|came|did i spend|do i spend|have i spent|did i pay|do i pay)(?: to| on| for| from| in)? (?<part>.+)$/iu,
  /^how (?:much|many percent) of (?<whole>my .+?) (?:is|was|were|are|goes|went|go|comes|came|did i spend|do i spend|have i spent|did i pay|do i pay)(?: to| on| for| from)? (?<part>.+)$/iu,
  /^(?:what is |what was |how much is |how much was )?(?<part>.+?) (?:as|in) (?:a |an )?(?:share|percentage|percent|proportion|fraction) of (?<whole>.+)$/iu,
  /^what (?:percent|percentage|share) (?:is|was|are|were) (?<part>.+?) of (?<whole>.+)$/iu,
  /^(?:welche[rn]?|was für ein) (?:anteil|teil) (?:von )?(?<whole>(?:meine[rmns]?|der|des|dem|allen|aller) .+?) (?:ist|war|sind|waren|ging|gingen|geht|gehen|entfällt|entfiel|habe ich|gebe ich)(?: für| an| auf)? (?<part>.+?)(?: drauf| ausgegeben| aus| gegangen| weg)?$/iu,
  /^wie ?viel (?:prozent )?(?:von )?(?<whole>(?:meine[rmns]?|der|des|allen|aller) .+?) (?:ist|war|sind|waren|ging|gingen|geht|gehen|entfällt|entfiel|habe ich|gebe ich)(?: für| an| auf)? (?<part>.+?)(?: drauf| ausgegeben| aus| gegangen| weg)?$/iu,
  /^wie hoch (?:ist|war) (?:der |mein )?anteil (?:von |der |des |meiner |meines |für )(?<part>.+?) an (?<whole>.+)$/iu,
  /^(?:was ist |wie viel ist )?(?<part>.+?) in prozent (?:von |der |des )?(?<whole>.+)$/iu,
]
const ratios: RegExp[] = [
  /^(?:the )?ratio (?:of|between) (?<part>.+?) (?:to|and) (?<whole>.+)$/iu,
  /^(?:das )?verhältnis (?:von|zwischen) (?<part>.+?) (?:zu|und) (?<whole>.+)$/iu,
]
const changes: RegExp[] = [
  /^by (?:what|how many|how much) percent(?:age)? (?:did|has|have) (?<what>.+?) (?:change[ds]?|risen|rise|fall|fallen|increased?|decreased?|grown?|gone (?:up|down)|go (?:up|down)|dropp?(?:ed)?)(?: from| between)? (?<before>.+?) (?:to|and) (?<after>.+)$/iu,
  /^(?:the )?percent(?:age)? (?:change|increase|decrease) (?:in|of) (?<what>.+?) (?:from|between) (?<before>.+?) (?:to|and) (?<after>.+)$/iu,
  /^um wie ?viel prozent (?:ist|sind|hat sich|haben sich) (?<what>.+?) (?:von|zwischen) (?<before>.+?) (?:bis|auf|zu|und) (?<after>.+?) (?:gestiegen|gesunken|gefallen|verändert|gewachsen|geändert)$/iu,
]

type Comparing = { pattern: RegExp; left: string; right: string }
/** Totals of two activities: "did I earn more than I spend in March". */
const deeds: Comparing[] = [
  {
    pattern:
      /^(?:did|do|have) i (?<a>spend|earn|pay|make|get|send|receive|spent|earned|paid|made|run|walk)(?<x>.*?) (?<claim>more|less|fewer)(?<y>.*?) than (?:i )?(?<b>spend|spent|earn|earned|pay|paid|make|made|got|sent|received|ran|walked)(?<z>.*)$/iu,
    left: 'how much did I {a}{x}{y}',
    right: 'how much did I {b}{z}',
  },
  {
    pattern:
      /^bin ich (?<x>(?:im|in|am|letzte\S*|diese\S*) .+?) (?<claim>mehr|weniger|weiter) (?<a>gelaufen|geradelt|geschwommen|gewandert|gefahren) als (?<z>.+)$/iu,
    left: 'wie viele Kilometer bin ich {x} {a}',
    right: 'wie viele Kilometer bin ich {z} {a}',
  },
  {
    pattern:
      /^bin ich (?<x>(?:im|in|am|letzte\S*|diese\S*) .+?) (?<claim>mehr|weniger|weiter) gegangen als (?<z>.+)$/iu,
    left: 'wie viele Schritte bin ich {x} gegangen',
    right: 'wie viele Schritte bin ich {z} gegangen',
  },
  {
    pattern:
      /^habe ich (?<x>.*?)(?<claim>mehr|weniger)(?<y>.*?) (?<a>\p{L}+t|\p{L}+en) als(?<z>.*?) (?<b>\p{L}+t|\p{L}+en)$/iu,
    left: 'wie viel habe ich {x}{y} {a}',
    right: 'wie viel habe ich {x}{z} {b}',
  },
  {
    pattern:
      /^(?:is|was|are|were) (?<a>(?:my|the) .+?) (?<claim>higher|more|bigger|greater|larger|lower|less|smaller|cheaper) than (?<b>(?:my|the) .+)$/iu,
    left: '{a}',
    right: '{b}',
  },
  {
    pattern:
      /^(?:ist|war|sind|waren) (?<a>mein.+?) (?<claim>höher|mehr|größer|niedriger|weniger|kleiner|billiger) als (?<b>mein.+)$/iu,
    left: '{a}',
    right: '{b}',
  },
]
const isLess = /^(less|fewer|lower|smaller|cheaper|weniger|niedriger|kleiner|billiger)$/iu

const all = (text: string): Expression => ({
  op: 'figure',
  text: text.replace(/\s+/g, ' ').trim(),
  over: 'all',
})

/** "What share of my spending was rent", ratios, percentage changes, and two figures compared. */
export function readShare(whole: string, phrase: string): Expression | undefined {
  const first = (patterns: readonly RegExp[], text: string) =>
    patterns.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined)
  const share = first(shares, whole)
  if (share?.['part'] && share['whole'])
    return { op: 'share', part: all(share['part']), whole: all(share['whole']) }
  const ratio = first(ratios, phrase)
  if (ratio?.['part'] && ratio['whole'])
    return { op: 'ratio', part: all(ratio['part']), whole: all(ratio['whole']) }
  const change = first(changes, phrase)
  if (change?.['what'] && change['before'] && change['after']) {
    const at = (time: string) => all(`${change['what']} in ${time.replace(/^(?:in|im)\s+/iu, '')}`)
    return { op: 'change', before: at(change['before']), after: at(change['after']) }
  }
  for (const { pattern, left, right } of deeds) {
    const groups = pattern.exec(whole)?.groups
    if (!groups) continue
    const fill = (text: string) =>
      text.replace(/\{(\w)\}/g, (_, name: string) => groups[name] ?? '')
    const claim = isLess.test(groups['claim'] ?? '') ? 'less' : 'more'
    return { op: 'compare', left: all(fill(left)), right: all(fill(right)), claim }
  }
  return undefined
}
