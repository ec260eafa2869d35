import { fold as foldText } from '#shared/fold.ts'
import { memoize } from './memoize.ts'

/** Folds case, accents and apostrophe variants, so that `Café` and `cafe` are one word. */
export const fold = (text: string): string => foldText(text.replaceAll(/[’‘`´]/g, "'"))

const irregular: Record<string, string> = {
  spent: 'spend',
  paid: 'pay',
  bought: 'buy',
  sold: 'sell',
  made: 'make',
  went: 'go',
  ate: 'eat',
  eaten: 'eat',
  children: 'child',
  people: 'person',
  men: 'man',
  women: 'woman',
  feet: 'foot',
  wrote: 'write',
  written: 'write',
  won: 'win',
  lost: 'lose',
  met: 'meet',
  ran: 'run',
  read: 'read',
  taken: 'take',
  took: 'take',
  given: 'give',
  gave: 'give',
  held: 'hold',
  built: 'build',
  drove: 'drive',
  flew: 'fly',
  slept: 'sleep',
  cities: 'city',
}

/** Endings, longest first, with their replacement and the minimum length of the remaining word. */
const endings: [ending: string, instead: string, atLeast: number][] = [
  ['ically', 'ic', 3],
  ['ations', 'at', 3],
  ['ation', 'at', 3],
  ['ments', 'ment', 3],
  ['ingly', '', 4],
  ['ities', 'iti', 3],
  ['ies', 'y', 2],
  ['ied', 'y', 2],
  ['sses', 'ss', 2],
  ['shes', 'sh', 2],
  ['ches', 'ch', 2],
  ['xes', 'x', 2],
  ['ings', '', 3],
  ['ing', '', 3],
  ['ness', '', 4],
  ['ers', 'er', 3],
  ['ed', '', 3],
  ['ly', '', 4],
  ['es', 'e', 3],
  ['en', '', 4],
  ['s', '', 3],
]

/** The shared form of a German noun or adjective: `Land` for `Länder`, `Schüler` for `Schülers`. */
export function germanForm(stemmed: string): string {
  const cut = stemmed.replace(/(?:ern|en|er|es|em|e|n|s)$/, '')
  return cut.length >= 4 ? cut : stemmed
}

/**
 * A light stem for linking words of a question to headings and values. It only has to be equal for
 * the forms of one word; the final `e` and doubled letters are dropped so that `shopping`, `shops`
 * and `shop` match.
 */
export const stem = memoize((word: string): string => {
  const folded = fold(word).replace(/'s$/, '')
  const base = (Object.hasOwn(irregular, folded) ? irregular[folded] : undefined) ?? folded
  if (base.length < 4 || /\d/.test(base)) return base
  const rule = endings.find(
    ([ending, , atLeast]) =>
      base.endsWith(ending) && base.length - ending.length >= atLeast && !base.endsWith('ss'),
  )
  const cut = rule ? base.slice(0, base.length - rule[0].length) + rule[1] : base
  return cut.replace(/([bdgklmnprt])\1$/, '$1').replace(/(?<=..)e$/, '')
})
