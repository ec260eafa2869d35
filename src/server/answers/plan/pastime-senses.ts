import { contains, oneOf } from './sense-filters.ts'
import type { TableSenses } from './senses.ts'

const listening = ['song', 'podcast', 'audiobook']
const watching = ['film', 'series', 'video']

/** Purchases, media listened to, watched and read, and investments. */
export const pastimeSenses: Partial<Record<string, TableSenses>> = {
  orders: {
    nouns: 'order, orders, ordered, bestellung, bestellungen, bestellt, bestellte',
    show: ['item', 'amount', 'shop', 'date'],
    prose: ['item'],
    senses: [
      { says: 'cancel, cancelled, canceled, storniert', filters: [contains('status', 'cancel')] },
      {
        says: 'return, returned, sent back, zurückgeschickt',
        filters: [contains('status', 'return')],
      },
      { says: 'thing, things, item, items, product, products, artikel', column: 'item' },
      // The bank's payments include everything that a shop lists.
      { says: 'spend, spent, pay, paid', column: 'amount', unlessWith: 'transactions' },
      { says: 'cost, costs, kosten, gekostet', column: 'amount' },
      { says: 'shop, shops, store, stores, geschäft, laden', column: 'shop' },
    ],
  },
  plays: {
    nouns:
      'play, plays, played, listen, listened, listening, music, musik, watch, watched, watching, hear, heard, stream, streamed, gehört, gehörte, gesehen, geschaut',
    show: ['title', 'artist', 'date', 'minutes'],
    prose: ['title', 'album'],
    lists: ['tags'],
    whole: { column: 'skipped', filter: oneOf('skipped', false) },
    counted: true,
    senses: [
      {
        says: 'song, songs, track, tracks, lied, lieder, titel, stücke',
        filters: [oneOf('kind', 'song')],
      },
      { says: 'podcast, podcasts', filters: [oneOf('kind', 'podcast')] },
      {
        says: 'audiobook, audiobooks, hörbuch, hörbücher',
        filters: [oneOf('kind', 'audiobook')],
      },
      { says: 'film, films, movie, movies, filme', filters: [oneOf('kind', 'film')] },
      {
        says: 'series, episode, episodes, tv show, tv shows, serie, serien, folge, folgen',
        filters: [oneOf('kind', 'series')],
      },
      {
        says: 'listen, listened, listening, heard, gehört',
        filters: [oneOf('kind', ...listening)],
      },
      {
        says: 'watch, watched, watching, gesehen, geschaut, geguckt',
        filters: [oneOf('kind', ...watching)],
      },
      { says: 'skip, skipped, übersprungen', filters: [oneOf('skipped', true)] },
      {
        says: 'rewatch, rewatched, watch again, watched again, wieder gesehen, nochmal gesehen',
        filters: [oneOf('rewatched', true)],
      },
      { says: 'rate, rated, rating, stars, bewertet, bewertung, sterne', column: 'rating' },
      {
        says: 'artist, artists, band, bands, musician, musicians, singer, künstler, interpret',
        column: 'artist',
      },
      { says: 'album, albums, alben', column: 'album' },
      {
        says: 'long, time, minute, minutes, hours, lange, zeit, minuten, stunden',
        column: 'minutes',
      },
    ],
  },
  books: {
    nouns: 'book, books, novel, novels, buch, bücher, roman, romane',
    show: ['title', 'author', 'date_read', 'rating'],
    prose: ['title', 'review'],
    lists: ['shelves'],
    senses: [
      {
        says: 'read, finish, finished, gelesen, lesen, las',
        filters: [oneOf('status', 'read')],
      },
      { says: 'to read, want to read, noch lesen', filters: [oneOf('status', 'to read')] },
      { says: 'reading, am reading, lese gerade', filters: [oneOf('status', 'reading')] },
      { says: 'author, authors, writer, autor, autoren, autorin', column: 'author' },
      { says: 'rate, rated, rating, stars, bewertet, bewertung, sterne', column: 'rating' },
      { says: 'page, pages, seiten', column: 'pages' },
    ],
  },
  trades: {
    nouns:
      'trade, trades, traded, stock, stocks, share, shares, security, securities, etf, etfs, fund, funds, aktie, aktien, wertpapier, wertpapiere, fonds',
    show: ['action', 'symbol', 'quantity', 'amount', 'date'],
    senses: [
      {
        says: 'buy, bought, purchase, purchases, gekauft, kaufte, kauf, käufe',
        filters: [oneOf('action', 'buy')],
      },
      { says: 'sell, sold, verkauft, verkaufte', filters: [oneOf('action', 'sell')] },
      {
        says: 'dividend, dividends, dividende, dividenden',
        filters: [oneOf('action', 'dividend')],
      },
      {
        says: 'get, got, received, receive, bekommen, erhalten',
        filters: [oneOf('action', 'dividend')],
      },
    ],
  },
  holdings: {
    nouns:
      'holding, holdings, portfolio, depot, position, positions, investment, investments, stock, stocks, wertpapiere',
    show: ['symbol', 'name', 'value', 'quantity'],
    totals: ['value'],
    senses: [
      {
        says: 'share, shares, unit, units, own, have, aktie, aktien, anteile, anteil, stück, besitze',
        column: 'quantity',
      },
      { says: 'worth, value, wert', column: 'value' },
    ],
  },
}
