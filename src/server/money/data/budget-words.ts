import type { MoneyCategory } from '#shared/money.ts'

/** How people name categories in their own budgets, in English and German. */
export const budgetWords: readonly (readonly [MoneyCategory, string])[] = [
  ['Groceries', 'food | lebensmittel | supermarkt | essen'],
  [
    'Restaurants',
    'eating out | dining | dining out | coffee | takeaway | essen gehen | restaurant',
  ],
  ['Rent', 'miete | warmmiete'],
  ['Housing', 'home | wohnen | haushalt'],
  ['Utilities', 'electricity | heating | strom | heizung | nebenkosten'],
  ['Phone and internet', 'phone | internet | mobile | handy | telefon'],
  ['Transport', 'transit | bus and train | public transport | verkehr | bahn | bus und bahn'],
  ['Fuel', 'gas | petrol | benzin | tanken | car'],
  ['Travel', 'holiday | holidays | vacation | urlaub | reisen'],
  ['Health', 'doctor | pharmacy | gesundheit | apotheke'],
  ['Insurance', 'versicherung | versicherungen'],
  ['Shopping', 'clothes | clothing | kleidung | einkaufen'],
  ['Subscriptions', 'streaming | abos | abonnements'],
  ['Entertainment', 'fun | leisure | going out | freizeit | spass | ausgehen'],
  ['Personal care', 'hair | beauty | korperpflege | friseur'],
  ['Sports', 'sport | gym | fitness'],
  ['Education', 'books | courses | school | bildung | schule'],
  ['Children', 'kids | childcare | kinder | kita'],
  ['Pets', 'pet | dog | cat | haustiere | hund | katze'],
  ['Gifts and donations', 'gifts | presents | donations | geschenke | spenden'],
  ['Loans', 'loan | debt | kredit | kredite'],
  ['Taxes', 'tax | steuern'],
]
