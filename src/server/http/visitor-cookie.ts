/** Identifies a browser's first calls while it has no session yet. */
export const visitorCookie = 'trove.visitor'
