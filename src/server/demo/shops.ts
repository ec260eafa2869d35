/** A shop: how often she pays there per month, and how much each time. */
export type Shop = {
  name: string
  written: string
  category: string
  visits: readonly [number, number]
  cents: readonly [number, number]
  on: 'card' | 'checking'
}

const shop = (
  name: string,
  category: string,
  visits: Shop['visits'],
  cents: Shop['cents'],
  written = name.toUpperCase(),
): Shop => ({ name, written, category, visits, cents, on: 'card' })

export const shops: readonly Shop[] = [
  shop('Greenleaf Market', 'Groceries', [3, 5], [2_850, 9_400]),
  shop('Corner Pantry', 'Groceries', [2, 4], [780, 3_200], 'CORNER PANTRY GROCERY'),
  shop('Tidewater Foods', 'Groceries', [1, 2], [4_100, 11_800]),
  shop('Drift Coffee', 'Restaurants', [4, 8], [420, 1_150]),
  shop('Saffron Table', 'Restaurants', [1, 2], [3_200, 7_900], 'SAFFRON TABLE RESTAURANT'),
  shop('Blue Heron Bistro', 'Restaurants', [0, 2], [2_600, 6_400]),
  shop('Gull & Anchor', 'Restaurants', [1, 2], [1_900, 4_800], 'GULL & ANCHOR PUB'),
  shop('Harborview Transit', 'Transport', [3, 5], [250, 2_500]),
  shop('Bay Cab', 'Transport', [0, 2], [1_200, 3_400], 'BAY CAB TAXI'),
  shop('Pinecrest Fuel', 'Fuel', [1, 2], [3_400, 5_600]),
  shop('Paper Lark Books', 'Shopping', [0, 2], [1_400, 4_200]),
  shop('Hearth & Thread', 'Shopping', [0, 1], [3_500, 12_000]),
  shop('Lindgate Pharmacy', 'Health', [0, 2], [680, 3_900]),
  shop('Orpheum Cinema', 'Entertainment', [0, 2], [1_450, 3_600]),
  shop('Fern Hair Salon', 'Personal care', [0, 1], [4_800, 6_500]),
  { ...shop('Cash', 'Cash', [0, 1], [4_000, 8_000], 'ATM CASH WITHDRAWAL'), on: 'checking' },
]
