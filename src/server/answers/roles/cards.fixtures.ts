import { card } from './address-book.fixtures.ts'

/** A person's address book with relatives, neighbours and tradespeople. Today is 20 November 2026. */
export const familiarCards = [
  card('FN:Ada Lind', 'EMAIL:ada@example.org', 'RELATED;TYPE=spouse;VALUE=text:Jonas Lind'),
  card(
    'FN:Mhairi Burns',
    'TEL;TYPE=cell:+44 7700 900101',
    'BDAY:1984-02-17',
    'RELATED;TYPE=spouse;VALUE=text:Stuart Burns',
    'RELATED;TYPE=child;VALUE=text:Isla Burns',
    'RELATED;TYPE=child;VALUE=text:Fergus Burns',
  ),
  card(
    'FN:Callum Reid',
    'TEL;TYPE=cell:+44 7700 900102',
    'EMAIL:callum@reid.example',
    'BDAY:1988-06-30',
    'ADR;TYPE=home:;;14 Quay Street;Oban;;PA34 4AB;Scotland',
    'NOTE:My brother',
    'item1.X-ABRELATEDNAMES:Eilidh Reid',
    'item1.X-ABLABEL:_$!<Spouse>!$_',
  ),
  card(
    'FN:Rab Lennox',
    'TEL;TYPE=cell:+44 7700 900103',
    'TEL;TYPE=work:+44 131 496 0103',
    'EMAIL:rab@lennox.example',
    'NOTE:Plumber\\, Gas Safe 548812',
  ),
  card(
    'FN:Sheila Grant',
    'TEL;TYPE=home:+44 131 496 0104',
    'BDAY:1955-03-11',
    'NOTE:Neighbour at no 6. Recommended the plumber',
    'ADR;TYPE=home:;;6 Elm Row;Edinburgh;;EH7 4AA;Scotland',
  ),
  card('FN:Smile Dental Practice', 'ORG:Smile Dental Practice', 'TEL;TYPE=work:+44 131 496 0105'),
  card(
    'FN:Mum',
    'TEL;TYPE=cell:+44 7700 900106',
    'BDAY:1957-09-02',
    'ADR:;;3 Mill Lane;Perth;;PH1 5AA;',
  ),
  card(
    'FN:Dr Anil Rao',
    'TITLE:Optician',
    'TEL;TYPE=work:+44 131 496 0107',
    'EMAIL:rao@eyes.example',
  ),
  card('FN:Gordon Hay', 'TEL;TYPE=work:+44 131 496 0108', 'ORG:Hay & Sons Roofing'),
  card(
    'FN:Paula Finn',
    'TEL;TYPE=work:+44 131 496 0109',
    'TITLE:Gardener',
    'NOTE:Boyfriend Neil Shaw\\, two cats',
  ),
  card('FN:Lou Marsh', 'TEL;TYPE=work:+44 131 496 0110', 'NOTE:Gardener for the front'),
  card(
    'FN:Jean Finn',
    'TEL;TYPE=home:+44 131 496 0112',
    'BDAY:1991-05-05',
    'ADR;TYPE=home:;;8 Loch View;Crieff;;PH7 3AA;Scotland',
    "NOTE:Paula's sister",
  ),
  card('FN:Tom Weir', 'TEL;TYPE=cell:+44 7700 900111', "NOTE:Mhairi's brother"),
]
