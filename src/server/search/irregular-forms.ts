/** Irregular forms of words, which no stemmer maps to one stem; folded. */
const groups: Readonly<Record<string, string>> = {
  en: `go goes went gone, say said, make made, know knew known, think thought, take took taken,
    see saw seen, come came, find found, tell told, feel felt, become became, leave left, mean meant,
    keep kept, begin began begun, show shown, hear heard, run ran, hold held, bring brought,
    write wrote written, sit sat, stand stood, lose lost, pay paid, meet met, learn learnt, lead led,
    understand understood, speak spoke spoken, spend spent, grow grew grown, win won, teach taught,
    buy bought, send sent, build built, fall fell fallen, sell sold, break broke broken,
    catch caught, choose chose chosen, draw drew drawn, drink drank drunk, drive drove driven,
    eat ate eaten, fight fought, fly flew flown, forget forgot forgotten, forgive forgave forgiven,
    hide hid hidden, ride rode ridden, ring rang rung, rise rose risen, sing sang sung, sleep slept,
    steal stole stolen, swim swam swum, throw threw thrown, wake woke woken, wear wore worn,
    shoot shot, dive dove, lend lent, bend bent, dig dug, feed fed, seek sought, shake shook shaken,
    strike struck, swear swore sworn, tear tore torn, bite bit bitten, blow blew blown, burn burnt,
    dream dreamt, freeze froze frozen, hang hung, lay laid, lie lain, light lit, sink sank sunk,
    spin spun, spring sprang sprung, stick stuck, sweep swept, deal dealt, bind bound,
    child children, man men, woman women, person people, foot feet, tooth teeth, mouse mice,
    wife wives, life lives, knife knives, leaf leaves, half halves, shelf shelves,
    good better best, bad worse worst`,
  de: `gehen geht ging gingen gegangen, kommen kommt kam kamen gekommen, sehen sieht sah gesehen,
    sprechen spricht sprach gesprochen, schreiben schreibt schrieb geschrieben,
    nehmen nimmt nahm genommen, finden findet fand gefunden, bringen bringt brachte gebracht,
    denken denkt dachte gedacht, wissen weiss wusste gewusst, treffen trifft traf getroffen,
    essen isst ass gegessen, trinken trinkt trank getrunken, fahren fahrt fuhr gefahren,
    fliegen fliegt flog geflogen, schlafen schlaft schlief geschlafen, lesen liest las gelesen,
    laufen lauft lief gelaufen, bleiben bleibt blieb geblieben, ziehen zieht zog gezogen,
    schliessen schliesst schloss geschlossen, beginnen beginnt begann begonnen,
    gewinnen gewinnt gewann gewonnen, verlieren verliert verlor verloren,
    anrufen angerufen, ausgeben ausgegeben, leihen lieh geliehen, werfen wirft warf geworfen,
    helfen hilft half geholfen, sterben stirbt starb gestorben, kennen kannte gekannt,
    nennen nannte genannt, heissen hiess geheissen, steigen stieg gestiegen, fallen fiel gefallen,
    halten hielt gehalten, lassen liess gelassen, rufen rief gerufen, sitzen sass gesessen,
    stehen stand gestanden, liegen lag gelegen, bieten bot geboten, verstehen verstand verstanden,
    unterschreiben unterschrieb unterschrieben, entscheiden entschied entschieden`,
}

const formsOf = new Map(
  Object.entries(groups).map(([language, list]) => [language, formsIn(list)] as const),
)

function formsIn(list: string): Map<string, readonly string[]> {
  const forms = new Map<string, readonly string[]>()
  for (const group of list.split(',')) {
    const words = group.trim().split(/\s+/)
    for (const word of words) forms.set(word, [...(forms.get(word) ?? []), ...words])
  }
  return forms
}

/** The irregular other forms of a folded word with the given stem. */
export function irregularForms(language: string, folded: string, stem: string): readonly string[] {
  const forms = formsOf.get(language)
  return forms?.get(folded) ?? forms?.get(stem) ?? []
}
