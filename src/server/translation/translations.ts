/** Words with one meaning, English then German, each with its forms. Add a line to add words. */
const meanings = `
lease tenancy | mietvertrag mietvertrage mietverhaltnis
rent | miete mieten mietzahlung warmmiete kaltmiete
landlord landlady | vermieter vermieterin hausverwaltung
tenant tenants | mieter mieterin
deposit | kaution anzahlung
flat apartment | wohnung wohnungen
house | haus hauser
home | zuhause daheim
room rooms | zimmer raum
kitchen | kuche
key keys | schlussel
move moving moved | umzug umziehen umgezogen
repair repaired repairs | reparatur reparieren repariert
marry marries married marrying wedding marriage | heiraten heirate heiratet geheiratet heirat hochzeit trauung
visit visits visiting visited stay stays | besuch besuche besucht besuchen
guest guests | gast gaste
come comes coming came arrive arrives arrival | kommen komme kommt kam gekommen ankunft ankommen
leave leaves leaving left departure depart | abfahrt abreise abflug abreisen
return back | ruckkehr zuruck ruckreise ruckflug
travel trip journey | reise reisen ausflug
vacation holiday holidays | urlaub ferien
flight flights fly flies flew | flug fluge fliegen fliegt geflogen
train | zug zuge bahn
station | bahnhof
airport | flughafen
ticket tickets | fahrkarte ticket eintrittskarte karten
booking booked reservation reserved | buchung gebucht reservierung reserviert
seat seats | sitz sitzplatz platz
luggage baggage suitcase | gepack koffer
passport | reisepass reisepasses
identity | personalausweis ausweis
hotel accommodation | unterkunft
end ends ended ending expire expires expiry | ende endet enden beenden ablaufen auslaufen
begin begins began start starts started beginning | beginn beginnt beginnen anfang fangt anfangen
notice termination terminate terminated cancel cancelled cancellation | kundigung kundigen gekundigt kundigungsfrist stornierung
contract contracts agreement | vertrag vertrage vereinbarung
signature sign signed | unterschrift unterschreiben unterschrieben
insurance insured | versicherung versicherungen versichert
policy | versicherungsschein versicherungspolice
premium | pramie beitrag
deductible excess | selbstbehalt selbstbeteiligung
warranty guarantee | garantie gewahrleistung
invoice bill bills | rechnung rechnungen
receipt | quittung beleg kassenbon
price prices | preis preise
cost costs | kosten kostet gekostet
fee fees charge | gebuhr gebuhren
payment payments pay paid pays | zahlung zahlungen bezahlt bezahlen zahlen
refund refunded | erstattung ruckerstattung erstattet
discount | rabatt nachlass
order orders ordered | bestellung bestellungen bestellt
delivery delivered deliver parcel package | lieferung geliefert paket zustellung
bank | sparkasse
account accounts | konto konten
savings save saved | ersparnisse sparen gespart sparkonto
loan mortgage credit | kredit darlehen hypothek
debt owe owes owed | schulden schulde schuldet schuldest
interest | zinsen zinssatz
salary wage wages pay | gehalt lohn
income | einkommen einnahmen
tax taxes | steuer steuern
employer company | arbeitgeber firma unternehmen
work works worked working job | arbeit arbeite arbeitet arbeiten beruf
colleague colleagues | kollege kollegin kollegen
boss | chef chefin vorgesetzter
meeting meetings | besprechung treffen sitzung
appointment appointments | termin termine verabredung
deadline due | frist fallig falligkeit abgabe
project projects | projekt projekte
application apply applied | bewerbung bewerben beworben antrag
interview | vorstellungsgesprach interview
school | schule
university college | universitat hochschule
course class lesson | kurs unterricht
exam | prufung klausur
book books | buch bucher
letter letters | briefe briefen schreiben
author writer | autor autorin schriftsteller
read reading | lesen liest gelesen
picture photo photos | bild bilder foto fotos
song music | lied musik
concert | konzert
party celebration celebrate | feier feiern
birthday | geburtstag
born birth | geboren geburt
christmas | weihnachten
easter | ostern
gift present presents | geschenk geschenke
invitation invite invited invites | einladung einladen eingeladen
family | familie
mother mum mom | mutter mama
father dad | vater papa
parents | eltern
brother | bruder
sister | schwester
siblings | geschwister
son | sohn
daughter | tochter
child children kid kids | kinder kindern
grandmother grandma | grossmutter oma
grandfather grandpa | grossvater opa
aunt | tante
uncle | onkel
husband | ehemann
wife | ehefrau
friend friends | freund freunde freundin freundinnen
neighbour neighbor neighbours neighbors | nachbar nachbarin nachbarn
doctor physician | arzt arztin arzte hausarzt
dentist | zahnarzt zahnarztin
hospital | krankenhaus klinik
prescription | rezept verschreibung
medicine medication medications | medikament medikamente arznei
pain ache hurts | schmerz schmerzen
illness sick ill | krankheit krank
checkup examination | untersuchung vorsorge kontrolltermin vorsorgeuntersuchung
vaccination vaccine vaccinated | impfung geimpft impfen
allergy allergic | allergie allergisch
blood | blut
weight | gewicht
height | grosse korpergrosse
sleep slept | schlaf schlafen geschlafen
run running ran | lauf laufen gelaufen
race | rennen wettlauf
dog dogs | hund hunde
cat cats | katze katzen
pet pets | haustier haustiere
car | auto wagen
licence license | fuhrerschein
plate | kennzeichen nummernschild
bicycle bike bicycles | fahrrad rad fahrrader
password | passwort kennwort
wifi wlan | wlan wifi
phone telephone | telefon handy telefonnummer handynummer
address | adresse anschrift
street | strasse
city town | stadt
weather | wetter
spring | fruhling fruhjahr
summer | sommer
autumn fall | herbst
food | essen
breakfast | fruhstuck
lunch | mittagessen
dinner | abendessen
cake | kuchen
bread | brot
wine | wein
beer | bier
recipe | rezept
garden | garten
water | wasser
heating boiler | heizung heizkessel
electricity power | strom elektrizitat
computer laptop | rechner computer laptop
furniture | mobel
sofa couch | sofa couch
bed | bett
bathroom bath | badezimmer
cellar basement | keller
dress clothes clothing | kleid kleidung
shoes | schuhe
colour color | farbe
help | hilfe helfen
decide decided decision | entscheiden entschieden entscheidung
win won prize | gewinnen gewonnen gewinn preis
borrow borrowed lend lent | leihen geliehen ausgeliehen
buy bought purchase | kaufen kauf gekauft
sell sold | verkaufen verkauft
lose lost | verlieren verloren
accident | unfall
damage | schaden beschadigung
police | polizei
court | gericht
lawyer | anwalt anwaltin rechtsanwalt
club | verein klub buchklub
member membership | mitglied mitgliedschaft
subscription subscriptions | abo abos abonnement abonnements
language | sprache
`

type Meaning = { en: readonly string[]; de: readonly string[] }
const wordsIn = (side: string) => side.trim().split(/\s+/)
const known: Meaning[] = meanings
  .trim()
  .split('\n')
  .map((line) => {
    const [en = '', de = ''] = line.split('|')
    return { en: wordsIn(en), de: wordsIn(de) }
  })

function byWord(side: 'en' | 'de'): ReadonlyMap<string, Meaning[]> {
  const found = new Map<string, Meaning[]>()
  for (const meaning of known)
    for (const word of meaning[side]) found.set(word, [...(found.get(word) ?? []), meaning])
  return found
}
const english = byWord('en')
const german = byWord('de')

export type Translated = 'en' | 'de'

/** Translations of a folded word, folded. */
export const translationsFrom = (language: Translated, folded: string): string[] => {
  const [own, other] = language === 'en' ? ([english, 'de'] as const) : ([german, 'en'] as const)
  return [...new Set((own.get(folded) ?? []).flatMap((meaning) => meaning[other]))]
}

/** Translations of a folded word, with its synonyms and forms in its own language. */
export const wordsMeaning = (language: Translated, folded: string): string[] => {
  const own = (language === 'en' ? english : german).get(folded) ?? []
  const words = own.flatMap(({ en, de }) => [...en, ...de])
  return [...new Set(words)].filter((word) => word !== folded)
}
