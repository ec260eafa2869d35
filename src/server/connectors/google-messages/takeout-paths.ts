export type TakeoutKind = 'chat' | 'chat_group' | 'chat_owner' | 'voice'

/** Folder names are in the account's language, but service names are not translated. */
const chatFolder = /(^|\/)Google Chat\/(?:Groups|Users)\/[^/]+\/[^/]+\.json$/i
const voiceFolder = /(^|\/)(?:Google )?Voice\/[^/]+\/[^/]+\.html$/i
/** Google Voice file names: who, what and when. */
const voiceName = / - \d{4}-\d{2}-\d{2}T\d{2}_\d{2}_\d{2}Z\.html$/

export const isTakeoutPath = (path: string) => chatFolder.test(path) || voiceFolder.test(path)

/** Which part of Google Chat or Voice a file in a Takeout archive is. */
export function takeoutKind(path: string): TakeoutKind | undefined {
  if (voiceFolder.test(path)) return voiceName.test(path) ? 'voice' : undefined
  if (path.endsWith('/messages.json')) return 'chat'
  if (path.endsWith('/group_info.json')) return 'chat_group'
  return path.endsWith('/user_info.json') ? 'chat_owner' : undefined
}

/** Whether a file in an archive belongs to another Google service. */
export const isOtherService = (path: string) =>
  /^Takeout\/[^/]+\//.test(path) && !/^Takeout\/(?:Google Chat|(?:Google )?Voice)\//i.test(path)
