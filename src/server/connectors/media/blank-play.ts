import type { Play } from '../kinds/play.ts'

export const blankPlay: Play = {
  service: '',
  kind: 'song',
  title: '',
  artist: '',
  album: '',
  at: '',
  minutes: null,
  skipped: false,
  device: '',
  profile: '',
  url: '',
}
