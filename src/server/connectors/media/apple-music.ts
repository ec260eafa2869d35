import { tableFormat } from '../exports/table-format.ts'
import { blankPlay } from './blank-play.ts'

const minutes = (ms: string) => (ms === '' ? null : Math.round(Number(ms) / 600) / 100)

/** `Apple Music Play Activity`: an event for each start and end of a song. */
export const appleMusic = tableFormat({
  description: 'Apple Music play activity',
  columns: [
    ['Song Name', 'Content Name', 'Item Name'],
    'Play Duration Milliseconds',
    ['Event Start Timestamp', 'Event Received Timestamp'],
  ],
  row: (row, { keyOf }) => {
    const type = row('Event Type')
    if (type !== '' && !/play_end/i.test(type)) return 'Events that are no end of a song'
    const title = row('Song Name', 'Content Name', 'Item Name')
    if (title === '') return 'Plays of something without a name'
    const at = row.at('Event Start Timestamp', 'Event End Timestamp', 'Event Received Timestamp')
    const played = row('Play Duration Milliseconds')
    return {
      kind: 'play',
      key: keyOf('apple music', at, title),
      play: {
        ...blankPlay,
        service: 'Apple Music',
        kind: /video/i.test(row('Media Type')) ? 'video' : 'song',
        title,
        artist: row('Artist Name', 'Container Artist Name'),
        album: row('Album Name', 'Container Album Name'),
        at,
        minutes: minutes(played),
        skipped: played !== '' && Number(played) < 30_000,
        device: row('Device OS Name', 'Device Type'),
      },
    }
  },
})
