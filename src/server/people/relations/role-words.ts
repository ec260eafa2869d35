import { fold } from '#shared/fold.ts'
import { relationRole, type RelationRole } from '#shared/people.ts'

/** Words for each role, in English and German; folded. */
export const roleWords: Record<RelationRole, readonly string[]> = {
  mother: words('mother mum mom mummy mommy mam mama mami mutti mutter ma'),
  father: words('father dad daddy papa papi vati vater pa'),
  sister: words('sister sis schwester'),
  brother: words('brother bro bruder'),
  daughter: words('daughter tochter'),
  son: words('son sohn'),
  wife: words('wife missus missis ehefrau gattin'),
  husband: words('husband hubby ehemann gatte'),
  partner: [
    ...words('partner spouse girlfriend boyfriend fiance fiancee'),
    ...words('freundin lebensgefahrte lebensgefahrtin partnerin ehepartner ehepartnerin'),
    'other half',
    'better half',
    'bessere halfte',
  ],
  grandmother: words('grandmother grandma granny nan nana gran oma grossmutter'),
  grandfather: words('grandfather grandpa grandad granddad opa grossvater'),
  godmother: words('godmother godmum patin taufpatin patentante'),
  godfather: words('godfather goddad taufpate patenonkel'),
  aunt: words('aunt auntie aunty tante'),
  uncle: words('uncle onkel'),
  niece: words('niece nichte'),
  nephew: words('nephew neffe'),
  cousin: words('cousin cousine kusine'),
  mother_in_law: ['mother in law', ...words('schwiegermutter')],
  father_in_law: ['father in law', ...words('schwiegervater')],
  sister_in_law: ['sister in law', ...words('schwagerin')],
  brother_in_law: ['brother in law', ...words('schwager')],
  friend: [
    'best friend',
    'best mate',
    'bester freund',
    'besten freund',
    'beste freundin',
    'besten freundin',
  ],
  flatmate: words('flatmate roommate housemate mitbewohner mitbewohnerin'),
  neighbour: words('neighbour neighbor nachbar nachbarin'),
  boss: words('boss manager supervisor chef chefin vorgesetzter vorgesetzte vorgesetzten'),
  colleague: words('colleague coworker kollege kollegin kollegen'),
  landlord: words('landlord landlady vermieter vermieterin'),
  tenant: words('tenant lodger mieter mieterin untermieter'),
  doctor: [...words('doctor gp hausarzt hausarztin arzt arztin'), 'family doctor'],
  dentist: words('dentist zahnarzt zahnarztin'),
  vet: words('vet tierarzt tierarztin'),
  therapist: words(
    'therapist physiotherapist physio counsellor psychologist therapeut therapeutin',
  ),
  teacher: words('teacher tutor lehrer lehrerin'),
  lawyer: words('lawyer solicitor attorney anwalt anwaltin rechtsanwalt rechtsanwaltin'),
  accountant: words('accountant steuerberater steuerberaterin'),
  bank: ['bank'],
}

/** Roles that only one person can have at a time. */
export const onlyOne: ReadonlySet<RelationRole> = new Set<RelationRole>([
  'mother',
  'father',
  'wife',
  'husband',
  'partner',
  'boss',
  'landlord',
])

/** Words that are also forms of address, so that a greeting or signature reveals the role. */
export const calledByRole: ReadonlySet<string> = new Set(
  words(
    'mum mom mummy mommy mam mama mami mutti dad daddy papa papi vati grandma granny nan nana gran oma grandpa grandad granddad opa sis',
  ),
)

function words(list: string): string[] {
  return list.split(' ')
}

const byWord = new Map(
  Object.entries(roleWords).flatMap(([role, list]) =>
    list.map((word) => [word, relationRole.parse(role)] as const),
  ),
)
/** The role for a word, or for words separated by a space. */
export const roleOfWord = (word: string): RelationRole | undefined => byWord.get(plainRole(word))

/** Maps `Mother-in-Law`, `mothers` and `Großmutter` to their forms in the list. */
export const plainRole = (word: string): string =>
  fold(word)
    .replaceAll(/[-_\s]+/g, ' ')
    .trim()

/** A pattern of all words, the longest first. */
export const anyRoleWord = [...byWord.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((word) => word.replaceAll(' ', String.raw`[\s-]`))
  .join('|')
