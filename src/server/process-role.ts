type RoleSettings = {
  TROVE_ROLE: 'all' | 'web' | 'worker'
  DATABASE_URL?: string | undefined
  TROVE_MASTER_KEY?: string | undefined
}

/** The settings that a process with a partial role needs, but lacks. */
export function lackingToShare(given: RoleSettings) {
  if (given.TROVE_ROLE === 'all') return []
  return (['DATABASE_URL', 'TROVE_MASTER_KEY'] as const)
    .filter((name) => given[name] === undefined)
    .map((name) => ({
      code: 'custom' as const,
      path: [name],
      message: `TROVE_ROLE=${given.TROVE_ROLE} needs it: all processes share one database and one key.`,
    }))
}
