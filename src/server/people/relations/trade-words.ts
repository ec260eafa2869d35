import { fold } from '#shared/fold.ts'

/** Words for somebody's trade and for their business, in English and German; folded. */
const trades = [
  'plumber plumbers plumbing heating klempner klempnerin installateur sanitar',
  'electrician electricians electrical electrics elektriker elektrikerin elektro',
  'joiner joiners joinery carpenter carpentry schreiner tischler schreinerei tischlerei',
  'builder builders bauunternehmer baufirma',
  'roofer roofers roofing dachdecker dachdeckerei',
  'painter painters decorator decorators decorating maler malerbetrieb',
  'gardener gardeners gardening landscaping landscaper gartner gartnerin gartnerei',
  'cleaner cleaners cleaning putzfrau putzhilfe reinigungskraft reinigung',
  'locksmith locksmiths schlusseldienst',
  'mechanic mechanics garage werkstatt autowerkstatt kfz-werkstatt mechaniker',
  'hairdresser hairdressers hairdressing barber barbers friseur friseurin frisor frisorin',
  'dentist dentists dental zahnarzt zahnarztin zahnarztpraxis',
  'doctor doctors gp surgery hausarzt hausarztin arzt arztin arztpraxis',
  'vet vets veterinary tierarzt tierarztin tierarztpraxis tierklinik',
  'optician opticians optometrist optiker optikerin augenoptik',
  'physio physiotherapist physiotherapy physiotherapeut physiotherapeutin physiotherapie',
  'pharmacy pharmacist chemist apotheke apotheker apothekerin',
  'solicitor solicitors lawyer attorney anwalt anwaltin rechtsanwalt rechtsanwaltin kanzlei',
  'accountant accountants accountancy accounting steuerberater steuerberaterin',
  'landlord landlady vermieter vermieterin',
  'neighbour neighbor neighbours neighbors nachbar nachbarin',
  'childminder babysitter nanny tagesmutter babysitterin',
  'midwife hebamme',
  'tutor nachhilfelehrer nachhilfelehrerin nachhilfe',
  'plasterer plasterers plastering gipser verputzer',
  'chimney-sweep schornsteinfeger kaminkehrer',
  'caretaker janitor hausmeister hausmeisterin',
].map((line) => line.split(' '))

/** A word for somebody's role or trade with the others that say the same. */
export function sameTrade(word: string): readonly string[] {
  return lineOf(word) ?? [fold(word)]
}

const lineOf = (word: string) => {
  const plain = fold(word).replaceAll(' ', '-')
  return trades.find((line) => line.includes(plain))
}

export const isTrade = (word: string): boolean => lineOf(word) !== undefined
