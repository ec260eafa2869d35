import { parse } from 'csv-parse/sync'
import { decodeWords } from 'postal-mime'
import { z } from 'zod'

const rows = z.array(z.array(z.string()))

/** Labels from the header that Takeout writes: encoded as a whole, with commas quoted. */
export function readLabels(header: string | undefined): string[] {
  if (!header) return []
  const text = decodeWords(header.replaceAll(/\r?\n[ \t]+/g, ' '))
  try {
    const parsed = rows.parse(parse(text, { relax_quotes: true, trim: true }))
    return (parsed[0] ?? []).filter((label) => label !== '')
  } catch {
    return text.split(',').map((label) => label.trim())
  }
}

/** The names of Trash and Spam in accounts of every language. */
const unwanted = new Set(
  (
    'spam|junk|junk e-mail|junk mail|bulk mail|trash|bin|deleted|deleted items|deleted messages|' +
    'papierkorb|gelöschte elemente|gelöschte objekte|junk-e-mail|corbeille|pourriel|' +
    'courrier indésirable|indésirables|éléments supprimés|papelera|papelera de reciclaje|' +
    'correo no deseado|elementos eliminados|paperera|cestino|posta indesiderata|posta eliminata|' +
    'lixeira|lixo|lixo eletrônico|lixo eletrónico|itens excluídos|prullenbak|ongewenste e-mail|' +
    'verwijderde items|kosz|wiadomości-śmieci|elementy usunięte|papperskorgen|skräppost|papirkurv|' +
    'papirkurven|søppelpost|uønsket mail|roskakori|roskaposti|rusl|koš|kôš|kuka|coș de gunoi|' +
    'smeće|smeti|prügikast|miskaste|šiukšliadėžė|çöp kutusu|gereksiz|tong sampah|sampah|thư rác|' +
    'thùng rác|κάδος|ανεπιθύμητα|корзина|спам|кошик|кошче|смеће|отпад|ゴミ箱|迷惑メール|' +
    'スパム|已删除邮件|垃圾邮件|已刪除郵件|垃圾桶|垃圾郵件|휴지통|스팸함|스팸|אשפה|דואר זבל|ספאם|' +
    'المهملات|غير المرغوب فيه|الرسائل غير المرغوب فيها|ถังขยะ|จดหมายขยะ|สแปม|ट्रैश|स्पैम|बिन'
  ).split('|'),
)

/** Messages in Trash and Spam are not imported; Takeout includes them in the same file. */
export const isUnwanted = (labels: readonly string[]) =>
  labels.some((label) => unwanted.has(label.toLowerCase()))
