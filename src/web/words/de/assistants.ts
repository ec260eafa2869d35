import type { Words } from '../dictionary.ts'

export const assistants: Words = {
  'Connect an assistant': 'Assistenten zulassen',
  'Let {name} use your Trove?': 'Darf {name} dein Trove nutzen?',
  'You are logged in as {email}.': 'Du bist angemeldet als {email}.',
  'It may': 'Das ist erlaubt',
  'Ask questions, and search and read everything that you keep here':
    'Fragen stellen sowie alles durchsuchen und lesen, was du hier ablegst',
  'It cannot change or delete anything. What it reads goes to whoever runs it, and it keeps its access until you disconnect it in Account.':
    'Ändern und löschen kann der Assistent nichts. Was er liest, geht an seinen Betreiber. Der Zugriff gilt, bis du ihn im Konto trennst.',
  'Anyone can choose this name. Allow it only if you have just connected the assistant yourself.':
    'Diesen Namen kann sich jeder geben. Erlaube den Zugriff nur, wenn du den Assistenten gerade selbst verbunden hast.',
  'You then continue to {name}.': 'Danach geht es weiter zu {name}.',
  'You then continue to the app “{name}”.': 'Danach geht es weiter zur App „{name}“.',
  'You then continue to a program on this computer.':
    'Danach geht es weiter zu einem Programm auf diesem Computer.',
  Allow: 'Erlauben',
  'Allowing...': 'Wird erlaubt …',
  'Don’t allow': 'Nicht erlauben',
  '{name} is connected': '{name} ist verbunden',
  '{name} is not connected': '{name} ist nicht verbunden',
  'You can close this page and go back to the assistant.':
    'Du kannst diese Seite schließen und zum Assistenten zurückkehren.',
  'No assistant can be connected here': 'Hier lässt sich kein Assistent verbinden',
  'Start again from the assistant that you want to connect.':
    'Beginne noch einmal bei dem Assistenten, den du verbinden willst.',
  Assistants: 'Assistenten',
  'The assistants': 'Die Assistenten',
  'Give this address to an assistant that supports MCP, and it asks you for access. It can ask, search and read, but not change or delete anything.':
    'Gib diese Adresse einem Assistenten, der MCP spricht, und er bittet dich um Zugriff. Er kann fragen, suchen und lesen, aber nichts ändern oder löschen.',
  'Address for assistants': 'Adresse für Assistenten',
  'No assistant is connected.': 'Kein Assistent ist verbunden.',
  'Connected {createdAt}, {used}': 'Verbunden {createdAt}, {used}',
  Disconnect: 'Trennen',
  'Disconnect {name}': '{name} trennen',
  'Disconnect “{name}”': '„{name}“ trennen',
  'It loses access at once. It keeps what it has already read.':
    'Von jetzt an kann der Assistent nichts mehr lesen. Was er schon gelesen hat, bleibt dort.',
}
