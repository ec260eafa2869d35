import type { Merchants } from './list.ts'

/** Health and insurance. */
export const healthAndInsurance: Merchants = {
  Health: `
    Boots
    CVS = cvs | cvs pharmacy
    Walgreens
    Rite Aid
    DocMorris
    Shop Apotheke
    Kaiser Permanente = kaiser
    Quest Diagnostics
    LabCorp
    Warby Parker
    Fielmann
    Apollo Optik
    Doctolib
  `,
  Insurance: `
    Geico
    Progressive Insurance = progressive ins
    State Farm
    Allstate
    Liberty Mutual
    Lemonade
    MetLife
    Aetna
    Cigna
    Humana
    UnitedHealthcare = united healthcare | unitedhealth
    Blue Cross = blue cross | bcbs
    Allianz
    HUK-Coburg = huk coburg | huk24
    AXA
    ERGO
    Techniker Krankenkasse
    AOK
    Barmer
    DAK
    Debeka
    Aviva
    Admiral
    Nordic Insurance
  `,
}
