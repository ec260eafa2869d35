import type { Idiom } from './idiom.ts'

export const germanIdioms: Idiom[] = [
  // The calendar.
  [
    /^was (?:steht|liegt|ist)(?<when> .+?)(?: noch)?(?: an| los| geplant| (?:in|auf) meinem kalender)$/iu,
    'welche Termine habe ich{when}',
  ],
  [
    /^was (?:habe|hab) ich(?<when> .+?)(?: alles)?(?: vor| geplant| zu tun)$/iu,
    'welche Termine habe ich{when}',
  ],
  [/^was mache ich(?<when> .+)$/iu, 'welche Termine habe ich{when}'],
  [
    /^(?:habe|hab) ich(?<when> .+?) (?:etwas|was|irgendwas|schon was|schon etwas|zeit|frei|termine)(?: vor| geplant)?$/iu,
    'welche Termine habe ich{when}',
  ],
  [
    /^bin ich(?<when> .+?)(?: noch)? (?:frei|verfügbar|verplant)$/iu,
    'welche Termine habe ich{when}',
  ],
  [
    /^wie sieht(?: es)? mein (?:tag|kalender|terminkalender|woche)(?<when> .+?) aus$/iu,
    'welche Termine habe ich{when}',
  ],
  [/^was steht(?<when> .+) (?:in|auf) meinem kalender$/iu, 'welche Termine habe ich{when}'],
  // One's own body.
  [
    /^(?:was|wie ?viel) wiege ich(?: jetzt| gerade| aktuell| zurzeit| heute| im moment)?$/iu,
    'was ist mein letztes Gewicht',
  ],
  [/^wie schwer bin ich(?: jetzt| gerade| heute)?$/iu, 'was ist mein letztes Gewicht'],
  // Pay.
  [
    /^(?:habe|hab) ich(?<when> .+?)?(?: schon)?(?: mein)? (?:gehalt|lohn|geld von der arbeit)(?<then> .+?)? (?:bekommen|erhalten|gekriegt)$/iu,
    'wurde mein Gehalt{when}{then} gezahlt',
  ],
  [
    /^ist mein (?:gehalt|lohn)(?: schon)? (?:da|gekommen|eingegangen|überwiesen)$/iu,
    'wurde mein Gehalt diesen Monat gezahlt',
  ],
  // Medications.
  [
    /^welche (?:medikamente|tabletten|arzneien|arzneimittel) nehme ich(?: gerade| aktuell| zurzeit| derzeit| im moment| jetzt| noch)?(?: ein)?$/iu,
    'welche Medikamente habe ich',
  ],
  // Books.
  [
    /^welche[srn]? (?<what>buch|film|serie)(?<when> .+?)? (?:hat|habe) (?:mir|ich) (?:am besten|am meisten) (?:gefallen|gemocht)$/iu,
    'welches {what} hat die höchste Bewertung{when}',
  ],
  [
    /^(?:was|welche[sn]? (?:buch|bücher)) lese ich(?: gerade| zurzeit| derzeit| im moment| jetzt| aktuell)?$/iu,
    'welche Bücher haben den Status reading',
  ],
  // Birthdays.
  [
    /^(?:wer hat|wessen geburtstag ist)(?: als)? (?:bald|demnächst|nächstes|nächster|der nächste)(?: geburtstag)?$/iu,
    'wer hat in den nächsten 60 Tagen Geburtstag',
  ],
  // Spending in the present tense.
  [/^(?<asked>.+\b(?:gebe|geben) (?:ich|wir)\b.*) aus$/iu, '{asked} ausgegeben'],
  [
    /^was ist mein (?:beliebtester|erfolgreichster) (?<what>beitrag|post|tweet)(?<when> .+)?$/iu,
    'welcher {what} hat die meisten Likes{when}',
  ],
  // Savings.
  [
    /^wie ?viel(?: geld)? (?:habe|hab) ich auf (?:dem|meinem) sparkonto$/iu,
    'wie hoch ist der Kontostand meines Sparkontos',
  ],
  // What came in and what went out.
  [
    /^(?<start>(?:habe|hab|haben) (?:ich|wir).*?mehr)(?: geld)? ausgegeben als (?:ich |wir )?(?:eingenommen|bekommen|erhalten|reingekommen ist|rein ?kam)(?: habe| haben)?$/iu,
    '{start} ausgegeben als verdient',
  ],
  [
    /^(?<start>(?:habe|hab|haben) (?:ich|wir).*?mehr)(?: geld)? (?:eingenommen|bekommen|erhalten) als (?:ich |wir )?ausgegeben(?: habe| haben)?$/iu,
    '{start} verdient als ausgegeben',
  ],
  [
    /^(?<start>wie ?viel (?:habe|hab|haben) (?:ich|wir).*?) (?:fürs|für das|für) (?:essen ?gehen|auswärts essen)(?<rest> .+)$/iu,
    '{start} für Restaurants{rest}',
  ],
  // Prices of this year and last.
  [
    /^(?:ist|sind) mein\p{L}* (?<what>\p{L}+?)(?:s?rechnung|s?kosten|s?abschlag)(?:en)? (?:höher|teurer|mehr) als (?:letztes jahr|im letzten jahr|voriges jahr|im vorjahr)$/iu,
    'habe ich dieses Jahr im Durchschnitt mehr für {what} bezahlt als letztes Jahr',
  ],
  [
    /^(?:ist|sind) mein\p{L}* (?<what>\p{L}+?)(?:s?rechnung|s?kosten|s?abschlag)(?:en)? (?:niedriger|günstiger|billiger|geringer) als (?:letztes jahr|im letzten jahr|voriges jahr|im vorjahr)$/iu,
    'habe ich dieses Jahr im Durchschnitt weniger für {what} bezahlt als letztes Jahr',
  ],
  // What one listens to and watches most.
  [
    /^welche[sn]? (?<what>lied|song|künstler|künstlerin|band|podcast|album|serie|film)(?: höre| schaue| sehe| gucke) ich (?:am meisten|am häufigsten|am öftesten)(?: an)?$/iu,
    'welche {what} habe ich am häufigsten gehört',
  ],
  // Where people live.
  [/^wo wohnt (?<who>.+?)(?: jetzt)?$/iu, 'wie lautet die Anschrift von {who}'],
  // The latest words of somebody.
  [
    /^was hat (?:mir )?(?<who>.+?)(?: mir)? (?:zuletzt|als letztes) (?:geschrieben|geschickt|gesagt)$/iu,
    'wie lautet der Text der letzten Nachricht von {who}',
  ],
]
