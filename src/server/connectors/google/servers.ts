/** Where Google answers; the settings of the installation say it, never a person. */
export type GoogleServers = {
  issuer: string
  /** With the path of the version, without a slash at the end. */
  drive: string
  analyticsAdmin: string
  analyticsData: string
}
