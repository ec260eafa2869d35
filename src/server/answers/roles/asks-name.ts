const asks =
  /^(?:(?:so|and|hey|please|can you|could you|do you know|und|sag mir|weißt du) )*(?:(?:remind|tell|give) me (?:of )?)?(?:(?:what|who)(?:['’]?s| is| are| was| were)?(?: the names? of)?|the names? of|wie hei(?:ß|ss)(?:t|en)|wer (?:ist|sind)|(?:was|wie) (?:ist|sind) (?:der|die) namen? von)$/iu
const named =
  /^(?: (?:(?:full|first|last|real) )?(?:names?|called|again|nochmal|noch mal|denn|name))*$/iu

/** Whether a question asks who somebody is, and nothing else. */
export function asksName(
  question: string,
  { start, end }: { start: number; end: number },
): boolean {
  const before = question.slice(0, start).trim()
  const after = question.slice(end).replace(/[\s?.!]+$/, '')
  const isOpen = before === '' || /^(?:whats|what['’]?s|what is|what are)$/iu.test(before)
  return named.test(after) && (asks.test(before) || before === '') && !(isOpen && after === '')
}
