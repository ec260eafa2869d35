const asksPermission =
  /(?<!\p{L})(?:can|could|may|allowed|permitted|ok(?:ay)?|darf|dürfen|kann|können|erlaubt|gestattet)(?!\p{L})/iu
const isNegated =
  /(?<!\p{L})(?:not|no|never|without|cannot|can't|nicht|kein\p{L}*|nie|ohne)(?!\p{L})|n['’]t(?!\p{L})/iu

const permits = String.raw`(?:permitted|allowed|accepted|admitted|welcome|gestattet|erlaubt|zulässig|zugelassen)`
const forbidden = [
  // "No dogs, reptiles or poultry are permitted".
  new RegExp(
    String.raw`^\W*(?:no|keine?)(?!\p{L})(?!:)[^.;:]{1,120}?(?<!\p{L})(?:(?:is|are|will be|sind|ist|werden) (?:\p{L}+ ){0,2})?${permits}(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:not|nicht) (?:be )?${permits}(?!\p{L})(?! (?:only|but|nur|sondern))`,
    'iu',
  ),
  /(?<!\p{L})(?:prohibited|forbidden|untersagt|verboten|unzulässig)(?!\p{L})/iu,
]

/**
 * Whether a sentence forbids what a question of permission asks about: "No dogs are permitted".
 * False also if it only says so in other words.
 */
export const forbids = (question: string, sentence: string): boolean =>
  asksPermission.test(question) &&
  !isNegated.test(question) &&
  forbidden.some((pattern) => pattern.test(sentence))
