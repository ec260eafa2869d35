/** Addresses of Google's servers; set by the installation, never by a person. */
export type GoogleServers = {
  issuer: string
  /** Includes the version path, without a trailing slash. */
  drive: string
  analyticsAdmin: string
  analyticsData: string
}
