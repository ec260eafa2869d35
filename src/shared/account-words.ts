/**
 * Words that name an account and open nothing: mail addresses, and client IDs of Google. What stands
 * before their sign has an end, or a long text without the sign is looked through from each letter.
 */
const addressPattern = /[^\s@,;:|<>]{1,100}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/u
const clientIdPattern = /[\w.-]{1,150}\.apps\.googleusercontent\.com/

/** The first address in a text; empty where there is none. */
export const addressIn = (text: string): string => addressPattern.exec(text)?.[0] ?? ''

/** The first client ID of Google in a text; empty where there is none. */
export const clientIdIn = (text: string): string => clientIdPattern.exec(text)?.[0] ?? ''
