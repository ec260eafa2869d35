/** An Excel workbook with one sheet; the same bytes for the same rows. */
export async function writeSheet(
  name: string,
  rows: readonly (readonly (string | number)[])[],
): Promise<Buffer> {
  const { utils, write } = await import('@e965/xlsx')
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]))
  sheet['!cols'] = [{ wch: 24 }, { wch: 16 }]
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, name)
  return Buffer.from(write(book, { type: 'array', bookType: 'xlsx', compression: true }))
}
