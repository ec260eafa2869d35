const wordsIn = (list: string) => new Set(list.split(/\s+/))

/** Stop words: words that say little about a question's topic, folded. */
const english = wordsIn(
  `a about after all also am an and any are as at be because been before being between both but by
  can could did do does doing don for from get give had has have having he her here him his how i if
  in into is it its just like list many me more most much my no not of off on once only or other our
  out over please s same she show should so some such t tell than that the their them then there
  these they this those through to too under until up us very was we were what when where which
  while who whom why will with would you your`,
)
const german = wordsIn(
  `aber als am an auch auf aus bei bin bis bist da damit dann das dass dein deine dem den der des dich
  dir doch du durch ein eine einem einen einer eines er es euch fur gib habe haben hat hatte ich ihr
  ihre im in ist ja jede jeder kann kein keine man mein meine meinem meinen meiner mich mir mit nach
  nicht noch nun nur ob oder sein seine sich sie sind uber um und uns unser unsere unter viel viele
  vom von vor wann warum was wer wie wieviel wird wo zeig zeige zu zum zur`,
)

export function isStopWord(folded: string): boolean {
  return english.has(folded) || german.has(folded)
}

/** The language of most of a question's stop words; English on a tie. */
export function leaningOf(words: Iterable<string>): 'en' | 'de' {
  let lead = 0
  for (const word of words) lead += Number(german.has(word)) - Number(english.has(word))
  return lead > 0 ? 'de' : 'en'
}
