type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>

/** A reply as lines to read aloud, without its markup. */
export function spokenLines(reply: string): string[] {
  return reply
    .replaceAll(/\s*\[\d{1,4}\]/g, '')
    .replaceAll(/\*\*(?=\S)(.*?\S)\*\*/gs, '$1')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** A voice on the device itself: other voices send the text to a service. English if available. */
export function ownVoice<V extends Voice>(voices: readonly V[]): V | undefined {
  const own = voices.filter(({ localService }) => localService)
  const english = own.filter(({ lang }) => /^en\b/i.test(lang))
  const fit = english.length > 0 ? english : own
  return fit.find((voice) => voice.default) ?? fit[0]
}
