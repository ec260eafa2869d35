/** Senders whose mailbox no one reads and whose mail is generated from templates. */
export const isAutomatic = (value: string): boolean =>
  /^(?:[\w.+-]*[._+-])?(?:no-?reply|do-?not-?reply|donotreply|notifications?|mailer-daemon|bounces?|newsletter|alerts?|postmaster)(?:[._+-][^@]*)?@/i.test(
    value,
  )
