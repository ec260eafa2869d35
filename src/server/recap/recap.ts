import type { WeeklyRecapView } from '#shared/recap.ts'
import type { Recipient } from '#server/accounts/recipient.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Week } from '#server/today/week.ts'
import { nextRecap } from './next-recap.ts'
import type { RecapStore } from './store.ts'
import { writeRecap } from './write-recap.ts'

type Deps = {
  store: RecapStore
  mailer: Pick<Mailer, 'sends' | 'sendRecap'>
  week: Week
  recipientOf: (userId: string) => Promise<Recipient | undefined>
  /** The address of this installation. */
  base: string
  now?: () => Date
}

export type Recap = ReturnType<typeof createRecap>

const hourMs = 60 * 60_000
const weekMs = 7 * 24 * hourMs
/** A recap that the mail server refused is tried again each hour, and left out after that. */
const retryLimitMs = 20 * hourMs

/** Mails the last week each Monday morning, in the person's time zone, to those who want it. */
export function createRecap({
  store,
  mailer,
  week,
  recipientOf,
  base,
  now = () => new Date(),
}: Deps) {
  const view = async (userId: string): Promise<WeeklyRecapView> => ({
    available: mailer.sends,
    on: await store.isOn(userId),
  })
  const zoneOf = async (userId: string, browsers: string) =>
    (await recipientOf(userId))?.timeZone ?? browsers

  return {
    view,

    async change(userId: string, { on, timeZone }: { on: boolean; timeZone: string }) {
      if (on) {
        await store.begin(userId, timeZone, nextRecap(await zoneOf(userId, timeZone), now()))
      } else await store.end(userId)
      return view(userId)
    },

    stop: (token: string) => store.endByToken(token),

    /** The people to send a recap to now. */
    due: async () => (mailer.sends ? store.due(now()) : []),

    /**
     * Sends a recap that is due. It is claimed before it is sent: a mail lost in a crash is better than
     * one sent twice.
     */
    async send(userId: string): Promise<void> {
      const recipient = await recipientOf(userId)
      const recap = await store.find(userId)
      if (!recipient || !recap) return
      const time = now()
      const timeZone = recipient.timeZone ?? recap.timeZone
      const next = nextRecap(timeZone, time)
      const lastWeek = await week(userId, timeZone, time)
      if (!(await store.take(userId, time, next)) || lastWeek.lines.length === 0) return
      const mail = writeRecap({
        week: lastWeek,
        language: recipient.pageLanguage,
        region: recipient.language ?? recipient.pageLanguage,
        dashboard: `${base}/dashboard`,
        stop: `${base}/unsubscribe#token=${recap.token}`,
      })
      const isSent = await mailer.sendRecap({
        to: recipient.email,
        ...mail,
        unsubscribe: `${base}/api/weekly-recap/unsubscribe?token=${recap.token}`,
      })
      const sinceDue = weekMs - (next.getTime() - time.getTime())
      if (isSent || sinceDue > retryLimitMs) return
      await store.postpone(userId, new Date(time.getTime() + hourMs))
    },
  }
}
