/** Senders that no person reads, and whose mails are made from a template. */
export const isAutomatic = (value: string): boolean =>
  /^(?:[\w.+-]*[._+-])?(?:no-?reply|do-?not-?reply|donotreply|notifications?|mailer-daemon|bounces?|newsletter|alerts?|postmaster)(?:[._+-][^@]*)?@/i.test(
    value,
  )
