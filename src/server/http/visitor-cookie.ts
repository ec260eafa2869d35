/** Tells the first calls of one browser from those of another while it has no session yet. */
export const visitorCookie = 'trove.visitor'
