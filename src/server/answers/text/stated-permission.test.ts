import { expect, test } from 'vitest'
import { forbids } from './stated-permission.ts'

test.each([
  [
    'Are we allowed to have a dog here?',
    'No dogs, reptiles or poultry are permitted without a signed addendum.',
    true,
  ],
  ['Can I smoke on the balcony?', 'Smoking is prohibited throughout the building.', true],
  ['Darf ich grillen?', 'Das Grillen mit Holzkohle ist nicht gestattet.', true],
  ['Can I bring a bike?', 'Bicycles are not only permitted but welcome.', false],
  ['Can I keep a cat?', 'Cats are permitted with written consent.', false],
  ['Can I sublet?', 'No: 4417. Guests are permitted.', false],
  ['Can I bring a dog?', 'No deposit is required, and pets are welcome.', false],
  ['Can I bring a dog?', 'No problem, dogs are allowed.', false],
  ['Darf ich meinen Hund mitbringen?', 'Keine Sorge, Hunde sind erlaubt.', false],
  ['May I smoke?', 'Smoking is allowed on balconies but prohibited in the lobby.', false],
  ['When is the dog allowed out?', 'Dogs are out at noon.', false],
  ['Is it not allowed to smoke?', 'Smoking is prohibited.', false],
] as const)('%s · %s', (question, sentence, isForbidden) => {
  expect(forbids(question, sentence)).toBe(isForbidden)
})
