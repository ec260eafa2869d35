/** Groups whose content is not the document's text. */
export const hiddenWords = new Set(
  'fonttbl colortbl stylesheet info pict objdata objclass themedata colorschememapping latentstyles datastore listtable listoverridetable rsidtbl generator xmlnstbl mmathPr filetbl revtbl fldinst bkmkstart bkmkend pgptbl wgrffmtfilter atrfstart atrfend atndate atnref atnid nonshppict sn sv pgdsctbl'.split(
    ' ',
  ),
)
/** Text of boxes and comments, in groups that older readers ignore. */
export const shownWords = new Set(['shptxt', 'dptxbxtext', 'annotation', 'atnauthor', 'result'])
export const breaks: ReadonlyMap<string, string> = new Map([
  ['par', '\n\n'],
  ['sect', '\n\n'],
  ['page', '\n\n'],
  ['row', '\n'],
  ['line', '\n'],
  ['cell', ' | '],
  ['nestcell', ' | '],
  ['tab', ' '],
  ['emdash', '—'],
  ['endash', '–'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['bullet', '•'],
  ['emspace', ' '],
  ['enspace', ' '],
])

const before = ['header', 'headerl', 'headerr', 'headerf']
const after =
  'footnote annotation atnauthor footer footerl footerr footerf shptxt dptxbxtext'.split(' ')

/** Parts that are anchored within a sentence but read before or after the text. */
export const asides: ReadonlyMap<string, 'before' | 'after'> = new Map([
  ...before.map((word) => [word, 'before'] as const),
  ...after.map((word) => [word, 'after'] as const),
])
