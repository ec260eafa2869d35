/**
 * Patterns for names of accounts that give no access: mail addresses, and Google's client IDs.
 * Lengths before the `@` are limited, since matching would otherwise be quadratic in a long text
 * without one.
 */
const addressPattern = /[^\s@,;:|<>]{1,100}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/u
const clientIdPattern = /[\w.-]{1,150}\.apps\.googleusercontent\.com/

/** The first address in a text; empty if there is none. */
export const addressIn = (text: string): string => addressPattern.exec(text)?.[0] ?? ''

/** The first Google client ID in a text; empty if there is none. */
export const clientIdIn = (text: string): string => clientIdPattern.exec(text)?.[0] ?? ''
