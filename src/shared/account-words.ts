/** Words that name an account and open nothing: mail addresses, and client IDs of Google. */
const addressPattern = /[^\s@,;:|<>]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u
const clientIdPattern = /[\w.-]+\.apps\.googleusercontent\.com/

/** The first address in a text; empty where there is none. */
export const addressIn = (text: string): string => addressPattern.exec(text)?.[0] ?? ''

/** The first client ID of Google in a text; empty where there is none. */
export const clientIdIn = (text: string): string => clientIdPattern.exec(text)?.[0] ?? ''
