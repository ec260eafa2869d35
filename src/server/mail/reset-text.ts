import type { PageLanguage } from '#shared/page-language.ts'

type Mail = { subject: string; text: string }

/** The mail with a link to choose a new password, in each language of the page. */
export const resetMail: Record<PageLanguage, (link: string) => Mail> = {
  en: (link) => ({
    subject: 'Choose a new password for Trove',
    text: `Hello,

a new password was asked for your Trove account. Open this link to choose it:

${link}

The link works once and for one hour. If you did not ask for it, you can ignore this mail: your
password stays as it is.
`,
  }),
  de: (link) => ({
    subject: 'Wähle ein neues Passwort für Trove',
    text: `Hallo,

für dein Konto bei Trove wurde ein neues Passwort angefordert. Öffne diesen Link, um es zu wählen:

${link}

Der Link gilt einmal und eine Stunde lang. Wenn du ihn nicht angefordert hast, ignoriere diese Mail:
Dein Passwort bleibt, wie es ist.
`,
  }),
}
