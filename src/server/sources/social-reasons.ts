import type { SourceType } from '#shared/sources.ts'

/** What the refusals of services that take a token mean, and what helps there. */
export const socialReason = (type: SourceType, code: string): string | undefined =>
  texts[type]?.[code]

const texts: Partial<Record<SourceType, Readonly<Record<string, string>>>> = {
  trove: {
    auth_failed:
      'The other Trove refused the API key or the user id. The key may be wrong, may have expired or been revoked. Enter another one under Configure.',
    needs_user_action:
      'There is no Trove on the internet, with https, at this address. Copy the key for another Trove with its address from there, or import its export (.zip).',
    permission: 'This API key may read nothing of the other Trove. Make another one there.',
    not_found: 'What is at this address is no Trove that can be read by a key. Check the address.',
  },
  twitter: {
    auth_failed: 'X refused the bearer token. Copy it anew from developer.x.com, under Configure.',
    permission:
      'X does not let this token read these posts: the plan of its project does not allow it, or the account is protected. Import your archive instead.',
    quota_or_billing:
      'The credits or the monthly limit of your X project are used up. Load credits at developer.x.com, or import your archive. Trove asks again once a day.',
    not_found: 'X knows no account of this name. Check the user name under Configure.',
  },
  linkedin: {
    needs_reauth:
      'The portability token has ended or was withdrawn; it lasts 60 days. Create a new one at developer.linkedin.com and enter it under Configure.',
    permission:
      'LinkedIn does not grant this token your data: the product Member Data Portability is not enabled, or your account is not in Europe. Import your export instead.',
  },
  facebook: {
    needs_reauth:
      'The access token has ended or was withdrawn. Copy a new one from the Graph API Explorer and enter it under Configure.',
    needs_user_action:
      'Facebook wants you to sign in at facebook.com and confirm that it is you. Then sync again.',
    permission:
      'This access token may read none of your posts, photos, liked pages and events. Choose their permissions when you create it, and enter the new one under Configure.',
  },
}
