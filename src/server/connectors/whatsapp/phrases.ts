/** Texts that WhatsApp itself writes into chats, in the languages most exports use. */

const any = (phrases: readonly string[], flags = 'iu') => new RegExp(phrases.join('|'), flags)

/** System lines. Those without an author need not be told apart from messages. */
export const system = any([
  'end-to-end encrypted|Ende-zu-Ende|cifrad[oa]s? de (?:extremo|ponta)|de bout en bout|crittografa|end-to-end versleuteld|сквозн|uçtan uca|端到端|エンドツーエンド|종단',
  'created (?:this )?group|hat (?:die|diese) Gruppe|cre[óo] (?:el|este) grupo|a créé (?:le|ce) groupe|criou (?:o|este) grupo|ha creato il gruppo|heeft de groep|создал',
  "changed (?:the|this) group|changed the subject|changed the settings|hat das Gruppenbild|hat den Betreff|hat den Gruppennamen|cambi[óo] (?:el|la) |a changé (?:le|la|l’|l')|mudou (?:o|a) |ha cambiato|heeft het onderwerp",
  'security code|Sicherheitsnummer|código de seguridad|code de sécurité|código de segurança|codice di sicurezza|beveiligingscode',
  'now an admin|joined using|(?:^|\\s)left\\.?$|^You added|was added|were added|(?:^|\\s)added(?: you)?\\b|(?:^|\\s)removed\\b|hat die Gruppe verlassen|wurde hinzugefügt|hinzugefügt\\.?$|salió(?: del grupo)?\\.?$|añadió|a quitté(?: le groupe)?|a ajouté|saiu(?: do grupo)?\\.?$|adicionou|ha abbandonato|ha aggiunto',
  'changed (?:their|to a new) phone number|changed to \\+|hat (?:seine|ihre|die) Telefonnummer|cambió su número|a changé de numéro',
  'turned (?:on|off) disappearing|disappearing messages|selbstlöschende Nachrichten|mensajes temporales|messages éphémères|mensagens temporárias|messaggi effimeri',
  'started a call|pinned a message|blocked this contact|is a contact\\.?$|business account|Unternehmenskonto|uses a secure service',
])

export const encryption =
  /end-to-end|Ende-zu-Ende|de extremo a extremo|de bout en bout|de ponta a ponta/i

/** Media left out of the export. iPhones name their kind, Android phones use brackets. */
export const omitted = any(
  [
    '^<?[^<>\\n]{0,60}(?:omitted|ausgeschlossen|weggelassen|omis[eo]?s?|omesso|omess[ai]|omitid[ao]s?|ocultad[ao]s?|oculta|absente?|weggelaten|pominięto|udeladt|utelämna[dt]e?s?|utelatt|jätetty pois|pois jätetty|отсутству\\S*|dahil edilmedi|tidak disertakan|dihilangkan|izostavljen\\S*|vynechán\\S*|kihagyva|omis[ăe]|παραλείφθηκ\\S*|הושמט\\S*|生략됨|생략됨|省略|省略されました|已省略|已忽略)>?$',
    '^<(?:pominięto|utelämnade|udeladte|без|تم استبعاد|省略|미디어)[^<>\\n]{0,60}>$',
  ],
  'iu',
)
/** On Android phones, a line with only a bracketed text is always such a placeholder. */
export const bracketed = /^<[^<>:\n]{4,60}>$/

export const deleted = any(
  [
    'This message was deleted|You deleted this message|Message deleted|Deleted by admin',
    'Diese Nachricht wurde (?:von .{1,60} )?gelöscht|Du hast diese Nachricht gelöscht',
    'Se eliminó este mensaje|Este mensaje (?:fue eliminado|se eliminó)|Eliminaste este mensaje',
    'Ce message a été supprimé|Vous avez supprimé ce message',
    'Mensagem apagada|Esta mensagem foi apagada|Você apagou esta mensagem|Apagou esta mensagem',
    'Questo messaggio è stato eliminato|Hai eliminato questo messaggio',
    'Dit bericht (?:is|werd) verwijderd|(?:U hebt|Je hebt|Jij hebt) dit bericht verwijderd',
    'Ta wiadomość została usunięta|Wiadomość usunięta|Usunięt[oa] tę wiadomość|Usunąłeś tę wiadomość',
    'Данное сообщение удалено|Вы удалили данное сообщение|Это сообщение удалено',
    'Bu mesaj silindi|Bu mesajı sildiniz',
    'Pesan ini telah dihapus|Anda telah menghapus pesan ini',
    'Det här meddelandet (?:togs bort|raderades)|Du (?:tog bort|raderade) det här meddelandet|Denne besked blev slettet|Denne meldingen ble slettet',
    '此訊息已刪除|此消息已删除|你已刪除此訊息|您删除了此消息|このメッセージは削除されました|삭제된 메시지입니다',
    'Tämä viesti poistettiin|Poistit tämän viestin|Tato zpráva byla (?:odstraněna|smazána)|Tuto zprávu jste (?:odstranili|smazali)',
    'Ez az üzenet törölve lett|Törölted ezt az üzenetet|Acest mesaj a fost șters|Ați șters acest mesaj|Ova(?:j)? (?:je )?poruka (?:je )?(?:izbrisana|obrisana)',
    'Αυτό το μήνυμα διαγράφηκε|Διαγράψατε αυτό το μήνυμα|Це повідомлення (?:було )?видалено|Ви видалили це повідомлення|Това съобщение беше изтрито',
    'यह (?:मैसेज|संदेश) (?:मिटा|हटा) दिया गया|आपने यह (?:मैसेज|संदेश) (?:मिटाया|हटाया)|এই মেসেজ.{0,12}মুছে|Tin nhắn này đã bị xóa|Bạn đã xóa tin nhắn này|ข้อความนี้ถูกลบแล้ว|คุณลบข้อความนี้',
    'Mesej ini telah dipadamkan|این پیام حذف شد|پیام حذف شد|یہ پیغام حذف کر دیا گیا',
    'تم حذف هذه الرسالة|ההודעה נמחקה|הודעה זו נמחקה',
  ].map((phrase) => `^(?:${phrase})`),
)

/** Written in the first person, so its "author" exported the chat. */
export const deletedByOwner = any(
  [
    'You deleted this message',
    'Du hast diese Nachricht gelöscht',
    'Eliminaste este mensaje',
    'Vous avez supprimé ce message',
    '(?:Você apagou|Apagou) esta mensagem',
    'Hai eliminato questo messaggio',
    '(?:U hebt|Je hebt|Jij hebt) dit bericht verwijderd',
    'Usunąłeś tę wiadomość',
    'Вы удалили данное сообщение',
    'Bu mesajı sildiniz',
    'Anda telah menghapus pesan ini',
    'Du (?:tog bort|raderade) det här meddelandet',
    '你已刪除此訊息|您删除了此消息',
  ].map((phrase) => `^(?:${phrase})`),
)

/** At the end of edited messages; iPhones and new versions put a mark before it in any language. */
export const edited =
  /\s?(?:<(?:This message was edited|Diese Nachricht wurde bearbeitet|Se editó este mensaje|Ce message a été modifié|Mensagem editada|Questo messaggio è stato modificato|Dit bericht is bewerkt)\.?>|\u200e<[^<>:：\n]{5,60}>)\s*$/i

export const call = any([
  '\\b(?:voice|video|group) call\\b|\\bcall\\b.{0,20}(?:min|sec|hr)|no answer$',
  'sprachanruf|videoanruf|anruf\\b',
  'llamada|videollamada',
  'appel (?:vocal|vidéo)|appel manqué',
  'chamada de|ligação',
  'chiamata|videochiamata',
  'spraakoproep|video-?oproep|gemiste oproep',
  'połączenie|звонок|sesli arama|görüntülü arama|panggilan|通话|通話|통화',
])

/** `Library (5 Main St): https://foursquare.com/v/…` is how iPhones share a named place. */
export const place =
  /maps\.google\.com\/(?:maps)?\?q=(?:loc:)?-?\d+\.\d+,\s?-?\d+\.\d+|^[^\n]{1,300}: https:\/\/foursquare\.com\/v\/\w+$/

const pollHead = /^POLL:|^[^\n:]{2,24}:\n[^]*\n[^\n:]{2,24}: [^\n]*\(\d+ [^()\n]{2,24}\)\s*$/i
/** A question and its options with vote counts, in any language. */
export const isPoll = (text: string, marked: boolean) =>
  /^POLL:/i.test(text) || (marked && text.length < 10_000 && pollHead.test(text))
