import { day, figure, mean, no, rowsOf, sum, words, type Keeper } from './keeper.ts'

const training = `Datum;Sportart;Strecke;Dauer (min);Kilometer;Höhenmeter;Puls;Mit wem
02.09.2026;Laufen;Murradweg;48;8,4;35;148;allein
05.09.2026;Rennrad;Stubenbergsee;176;71,2;840;131;Sepp
09.09.2026;Laufen;Schloßberg;39;6,1;210;155;allein
13.09.2026;Wandern;Schöckl;214;13,5;980;112;Renate
20.09.2026;Rennrad;Semriach;142;52,8;910;138;Sepp
23.09.2026;Laufen;Murradweg;55;9,7;40;146;allein
03.10.2026;Wandern;Hochlantsch;268;15,2;1120;109;Renate
07.10.2026;Laufen;Plabutsch;61;9,2;330;151;Sepp
11.10.2026;Rennrad;Stubenbergsee;171;71,0;835;129;Sepp
21.10.2026;Laufen;Murradweg;46;8,4;35;144;allein
04.11.2026;Laufen;Murradweg;45;8,4;35;141;allein
08.11.2026;Wandern;Schöckl;205;13,5;980;110;Renate
18.11.2026;Laufen;Schloßberg;37;6,1;210;152;allein
`
const gear = `Gegenstand;Gekauft am;Preis;Geschäft;Gewicht g
Laufschuhe Pegasus;14.03.2026;129,90;Hervis;285
Wanderschuhe;02.05.2024;219,00;Bergfuchs;640
Stirnlampe;11.10.2025;54,95;Hervis;86
Radhelm;23.04.2025;99,00;Bike Total;270
Trinkrucksack;30.06.2026;74,50;Bergfuchs;410
`
const done = rowsOf(training, ';')
const owned = rowsOf(gear, ';')
const value = (row: Record<string, string>, of: string) => Number((row[of] ?? '').replace(',', '.'))
const runs = done.filter((row) => row['Sportart'] === 'Laufen')
const inMonth = (month: string) => done.filter((row) => row['Datum']?.endsWith(`.${month}.2026`))

export const gerhard: Keeper = {
  name: 'Gerhard Pichler',
  country: 'Austria',
  timeZone: 'Europe/Vienna',
  life: 'school bus driver in Graz who runs, cycles and hikes, and asks in German',
  files: { 'Trainingstagebuch.csv': training, 'Ausrüstung.csv': gear },
  seen: [
    {
      question: 'Wie viele Kilometer bin ich im Oktober gelaufen?',
      answer: figure(
        sum(
          inMonth('10')
            .filter((row) => row['Sportart'] === 'Laufen')
            .map((row) => value(row, 'Kilometer')),
        ),
      ),
    },
    { question: 'Was war meine längste Radtour?', answer: words('Stubenbergsee') },
    { question: 'Wie oft war ich mit Renate wandern?', answer: figure(3) },
    { question: 'Was haben die Wanderschuhe gekostet?', answer: figure(219) },
    {
      question: 'Wie hoch war mein durchschnittlicher Puls beim Laufen?',
      answer: figure(mean(runs.map((row) => value(row, 'Puls')))),
    },
    { question: 'Wann war ich zuletzt am Schöckl?', answer: day('2026-11-08') },
  ],
  apart: [
    {
      question: 'Wie viele Höhenmeter habe ich im September gemacht?',
      answer: figure(sum(inMonth('09').map((row) => value(row, 'Höhenmeter')))),
    },
    { question: 'Mit wem war ich am Plabutsch?', answer: words('Sepp') },
    { question: 'Welche Sportart mache ich am häufigsten?', answer: words('Laufen') },
    {
      question: 'Was habe ich insgesamt für Ausrüstung ausgegeben?',
      answer: figure(sum(owned.map((row) => value(row, 'Preis')))),
    },
    { question: 'Bin ich im Oktober mehr gelaufen als im September?', answer: no('weniger') },
    { question: 'Wo habe ich den Radhelm gekauft?', answer: words('Bike Total') },
  ],
}
