type Head = { title: string; lead?: string; width?: 'narrow' | 'wide' }

/**
 * The heads of screens, by the first part of their path. Painted before the screen's script has
 * loaded, and by the script itself.
 */
export const screenHeads = {
  account: {
    title: 'Account',
    lead: 'Your name, how you log in, what other programs may read, and what happens to everything you keep.',
    width: 'narrow',
  },
  admin: {
    title: 'Admin Dashboard',
    lead: 'Counts and health of this Trove. What people store and ask cannot be seen here.',
  },
  analytics: {
    title: 'Analytics',
    lead: 'How you use Trove, based on what you stored and asked.',
  },
  dashboard: {
    title: 'Dashboard',
    lead: 'What you keep here, what you asked, and where it all comes from.',
  },
  'data-sources': {
    title: 'Data Sources',
    lead: 'Where your data comes from. Connect an account, or import its export.',
  },
  documents: { title: 'Documents', lead: 'Search and ask about what you upload.' },
  money: {
    title: 'Money',
    lead: 'What you spent and earned, sorted. Correct a category or a name, and it is remembered.',
  },
  people: {
    title: 'People',
    lead: 'Everyone in your mails, messages, contacts and calendars. Addresses, numbers and accounts of one person are joined, so that a question about somebody means them wherever they write.',
  },
  health: {
    title: 'Health',
    lead: 'Your activity, sleep and wellbeing over time, and your lab results.',
  },
  timeline: {
    title: 'Timeline',
    lead: 'What happened each day, across everything you keep here.',
  },
  'query-builder': {
    title: 'Query Builder',
    lead: 'A question in your own words becomes SQL over your tables.',
  },
} as const satisfies Record<string, Head>

/** The head of a screen, if it has one. */
export const headOf = (screen: string): Head | undefined =>
  Object.entries(screenHeads).find(([name]) => name === screen)?.[1]
