/** Active people of all, as a whole percent; nobody of nobody is `0%`. */
export function formatActivityRate(activeUsers: number, totalUsers: number): string {
  return totalUsers === 0 ? '0%' : `${Math.round((activeUsers / totalUsers) * 100)}%`
}

/** 3725 seconds are `1h 2m`. */
export function formatUptime(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`
}
