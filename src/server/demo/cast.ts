/** A fictional person of the sample, with their name in each service. */
export type Player = {
  name: string
  email: string
  phone: string
  handle: string
  organisation: string
  birthday: string
}

const player = (name: string, given: Partial<Player> = {}): Player => ({
  name,
  email: '',
  phone: '',
  handle: '',
  organisation: '',
  birthday: '',
  ...given,
})

/** The sample person. */
export const mara = player('Mara Ellison', {
  email: 'mara.ellison@example.com',
  phone: '+12025550143',
  handle: 'maradraws',
  organisation: 'Fernwood Studio',
  birthday: '1990-04-17',
})

export const priya = player('Priya Raman', {
  email: 'priya.raman@example.org',
  phone: '+12025550118',
  handle: 'priyabakes',
  organisation: 'Tidepool Labs',
  birthday: '1989-09-02',
})
export const jonas = player('Jonas Keller', {
  email: 'jonas.keller@example.net',
  phone: '+4930901820123',
  handle: 'jkeller_hl',
  birthday: '1988-12-11',
})
export const ruth = player('Ruth Ellison', {
  email: 'ruth.ellison@example.org',
  phone: '+12025550126',
  birthday: '1959-06-30',
})
export const theo = player('Theo Ellison', {
  email: 'theo.ellison@example.net',
  phone: '+12025550164',
  handle: 'theo.ellison',
  birthday: '1994-01-23',
})
export const sam = player('Sam Okafor', {
  email: 'sam.okafor@example.com',
  phone: '+12025550171',
  handle: 'samrunsslow',
  organisation: 'Harborview Runners',
  birthday: '1991-03-08',
})
export const lena = player('Lena Brandt', {
  email: 'lena@fernwoodstudio.example',
  phone: '+12025550187',
  handle: 'lenabrandt',
  organisation: 'Fernwood Studio',
})
export const diego = player('Diego Marsh', {
  email: 'diego@fernwoodstudio.example',
  handle: 'diegomarsh',
  organisation: 'Fernwood Studio',
})
export const walter = player('Walter Osgood', {
  email: 'walter@osgoodproperty.example',
  phone: '+12025550109',
  organisation: 'Osgood Property',
})
export const amelia = player('Dr. Amelia Frost', {
  email: 'frost@lindgatepractice.example',
  phone: '+12025550152',
  organisation: 'Lindgate Practice',
})

export const friends = [priya, jonas, ruth, theo, sam, lena, diego, walter, amelia]

/** Automated senders. */
export const bank = player('Harbor Mutual Bank', { email: 'alerts@harbormutual.example' })
export const airline = player('Nimbus Air', { email: 'no-reply@nimbusair.example' })
export const gazette = player('Harbor Gazette', { email: 'newsletter@harborgazette.example' })
export const electric = player('Harborview Electric', {
  email: 'billing@harborviewelectric.example',
})
export const shop = player('Meridian Outdoor', { email: 'orders@meridianoutdoor.example' })
export const insurer = player('Anchorage Insurance', {
  email: 'service@anchorageinsurance.example',
})
