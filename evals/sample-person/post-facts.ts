import type { Periods } from './periods.ts'
import { sampleItems } from './items.ts'

/** Posts, and visits to the website. */
export function postFactsOf({ anchor, month, lastYear }: Periods) {
  const of = sampleItems(anchor)
  const posts = of('post').map(({ post }) => post)
  const metrics = of('metric').map(({ metric }) => metric)
  const on = (wanted: string) => posts.filter(({ service }) => service === wanted)
  const mostLiked = (wanted: string) => {
    const most = Math.max(...on(wanted).map(({ likes }) => likes ?? 0))
    return on(wanted).flatMap(({ likes, text }) => (likes === most ? [text] : []))
  }
  const counted = (name: string) =>
    metrics
      .filter(({ metric, date }) => metric === name && date.startsWith(month))
      .reduce((all, { value }) => all + value, 0)
  const sessions = metrics.filter(({ metric }) => metric === 'sessions')
  const mostSessions = Math.max(...sessions.map(({ value }) => value))
  return {
    tweets: on('Twitter').filter(({ at }) => at.startsWith(month)).length,
    lastTweet: on('Twitter').at(-1)?.at.slice(0, 10) ?? '',
    bestTweets: mostLiked('Twitter'),
    bestLinkedin: mostLiked('LinkedIn'),
    facebookPosts: on('Facebook').filter(({ at }) => at.startsWith(lastYear)).length,
    sessions: counted('sessions'),
    views: counted('screenPageViews'),
    busiestDays: sessions.flatMap(({ value, date }) => (value === mostSessions ? [date] : [])),
  }
}
