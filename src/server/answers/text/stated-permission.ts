const asksPermission =
  /(?<!\p{L})(?:can|could|may|allowed|permitted|ok(?:ay)?|darf|dürfen|kann|können|erlaubt|gestattet)(?!\p{L})/iu
const isNegated =
  /(?<!\p{L})(?:not|no|never|without|cannot|can't|nicht|kein\p{L}*|nie|ohne)(?!\p{L})|n['’]t(?!\p{L})/iu

const permitted = String.raw`(?:permitted|allowed|accepted|admitted|welcome|gestattet|erlaubt|zulässig|zugelassen)`
const verb = String.raw`(?:is|are|will be|ist|sind|werden)`
/** A noun with its adjectives, without a verb. */
const thing = String.raw`(?:(?!${verb}(?!\p{L}))\p{L}[\p{L}'’-]* ){1,4}`
const forbidden = [
  // "No dogs, reptiles or poultry are permitted".
  new RegExp(
    String.raw`^\W*(?:no|keine?) (?:(?:\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3}, ){0,4}${thing}(?:or|and|nor|oder|und) )?${thing}${verb} (?:\p{L}+ ){0,2}${permitted}(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:not|nicht) (?:be )?${permitted}(?!\p{L})(?! (?:only|but|nur|sondern))`,
    'iu',
  ),
  /(?<!\p{L})(?:prohibited|forbidden|untersagt|verboten|unzulässig)(?!\p{L})/iu,
]
const permits = new RegExp(String.raw`(?<!\p{L})${permitted}(?!\p{L})`, 'iu')
const mostCharacters = 300

/**
 * Whether a sentence forbids what a question of permission asks about: "No dogs are permitted". Not
 * if it also permits something, or says it in other words.
 */
export function forbids(question: string, sentence: string): boolean {
  if (!asksPermission.test(question) || isNegated.test(question)) return false
  if (sentence.length > mostCharacters) return false
  const found = forbidden.map((pattern) => pattern.exec(sentence)).find((match) => match !== null)
  return found !== undefined && found !== null && !permits.test(sentence.replace(found[0], ' '))
}
