/**
 * The locale for dates and numbers: the person's region, in the language of the sentence around
 * them. Undefined if nothing is known of the person and the language is English.
 */
export function localeFor(spoken: string, chosen: string | undefined): string | undefined {
  if (chosen === undefined) return spoken === 'en' ? undefined : spoken
  try {
    const locale = new Intl.Locale(chosen)
    if (locale.language === spoken) return chosen
    const { region } = locale.maximize()
    return new Intl.Locale(spoken, region === undefined ? {} : { region }).toString()
  } catch {
    return spoken === 'en' ? undefined : spoken
  }
}
