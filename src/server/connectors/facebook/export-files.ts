import { baseName, type ArchiveFile } from '../open-archive.ts'

export type ThreadFile = { thread: string; number: number; form: 'json' | 'html' }

const threadPath =
  /(?:^|\/)messages\/(inbox|archived_threads|filtered_threads|message_requests|e2ee_cutover|legacy_threads)\/([^/]+)\/message(?:_(\d+))?\.(json|html)$/i
/** Until 2018, each conversation had its own folder or page below `messages`. */
const oldThreadPath =
  /(?:^|\/)messages\/([^/]+)\/message(?:_(\d+))?\.(json|html)$|(?:^|\/)messages\/(\d+)\.html$/i

/** The folder of a single conversation, archived by someone. */
const bareThreadPath = /(?:^|\/)([^/]+)\/message_(\d+)\.(json|html)$/i

/** The conversation of a file, judging by its path; `undefined` if it belongs to none. */
export function threadOf(path: string): ThreadFile | undefined {
  const [, folder, name, number, form] = threadPath.exec(path) ?? []
  if (folder !== undefined && name !== undefined) {
    return { thread: name, number: Number(number ?? 1), form: formOf(form) }
  }
  const old = oldThreadPath.exec(path) ?? bareThreadPath.exec(path)
  if (!old) return undefined
  const [, oldName, oldNumber, oldForm, page] = old
  return {
    thread: oldName ?? page ?? '',
    number: Number(oldNumber ?? 1),
    form: page === undefined ? formOf(oldForm) : 'html',
  }
}

const formOf = (form: string | undefined) => (form?.toLowerCase() === 'html' ? 'html' : 'json')

/** Folders of data that Facebook generates, with the reason shown for leaving them out. */
const leftOut = [
  [/(^|\/)(ads_information|ads|ads_and_businesses|ads_and_topics)\//i, 'advertisements'],
  [/(^|\/)(security_and_login_information|security_and_login_info)\//i, 'sign-ins and devices'],
  [
    /(^|\/)(apps_and_websites[^/]*|your_activity_off_meta[^/]*)\//i,
    'apps and websites off Facebook',
  ],
  [/(^|\/)preferences\//i, 'settings'],
  [
    /(^|\/)(?:logged_information|about_you)\/(?!(?:recent_)?search)/i,
    'what Facebook worked out about you',
  ],
] as const

/** Why a file of the export is not read. */
export const reasonToLeaveOut = (path: string): string | undefined =>
  leftOut.find(([folder]) => folder.test(path))?.[1]

/** Files without content of their own, such as the export's start page. */
export const isIndex = (path: string) =>
  /^(start_here|index|no-data|your_messages|chat_invites.*|autofill_information|secret_conversations|support_messages|secret_groups)\.(html|json|txt)$/i.test(
    baseName(path),
  )

export const isJson = ({ path }: ArchiveFile) => /\.json$/i.test(path)
export const isHtml = ({ path }: ArchiveFile) => /\.html?$/i.test(path)

/** Folders that exist only in Facebook exports. */
export const isExportPath = (path: string) =>
  /(^|\/)(your_facebook_activity|your_activity_across_facebook|facebook_accounts_center)\//i.test(
    path,
  ) ||
  threadPath.test(path) ||
  /(^|\/)(profile_information\/profile_information|posts\/your_posts[^/]*|comments_and_reactions\/[^/]+|comments\/comments|friends\/(your_)?friends|likes_and_reactions\/[^/]+|about_you\/[^/]+)\.(json|html)$/i.test(
    path,
  )

/** Folders and files that only Instagram exports have; until 2023 they were in another folder. */
const instagramPath =
  /(^|\/)(your_instagram_activity|instagram-[^/]+|followers_and_following|recent_searches|story_sticker_interactions|story_interactions)\/|(^|\/)(personal_information|instagram_profile_information|liked_posts|liked_comments|post_comments(_\d+)?|reels_comments|saved_posts|posts_\d+|stories|reels|archived_posts|igtv_videos)\.(json|html)$/i

export const isInstagramPath = (path: string) => instagramPath.test(path)

/** Paths by which an archive of Instagram differs from one of Facebook. */
export const isInstagramExport = (path: string) =>
  /(^|\/)(your_instagram_activity|followers_and_following)\//i.test(path) ||
  /(^|\/)(personal_information|content)\/(personal_information|posts_\d+|stories)\.(json|html)$/i.test(
    path,
  )

/** Instagram, also by Meta, exports messages in the same form. */
export const serviceOf = (path: string) => (isInstagramPath(path) ? 'Instagram' : 'Messenger')
