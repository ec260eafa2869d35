import { archiveNames } from '#shared/export.ts'

/** Describes the archive for somebody who opens it years later. */
export const readme = (at: Date, who: string): string => `Export of Trove
===============

Everything that ${who === '' ? 'you' : who} kept in Trove on ${at.toISOString().slice(0, 10)}. Nothing in it is encrypted: keep
it where you would keep the documents themselves.

${archiveNames.documents}/
    Your files as they came: uploaded ones, and files of data sources in
    their folders.
${archiveNames.documentList}
    One line of JSON for each file: its name, type, time and tags, where it
    came from, and where it lies in this archive. A file that was too large to be
    kept is listed without one.
${archiveNames.records}/
    Mails, messages, transactions and everything else that came from your
    data sources. Each kind twice: as .jsonl (one line of JSON for each
    record, with everything that is known) and as .csv (a table for any
    spreadsheet program, UTF-8). A cell that begins with an apostrophe is a
    text that a spreadsheet would otherwise run as a formula. In the table
    transactions are sorted as under Money, and one that came twice stands
    once.
${archiveNames.questions}
    What you asked, what was answered, and the SQL of queries.
${archiveNames.conversations}
    Your conversations in full.
${archiveNames.sources}
    Your data sources and their settings. Passwords, tokens and keys are
    not in this archive.
${archiveNames.corrections}
    What you corrected about merchants and transactions, and your budgets.
${archiveNames.readings}
    What you said that words of your questions mean.
${archiveNames.manifest}
    Tells another Trove what this is.

To bring it into another Trove: open Data Sources there, and drop this .zip on
the page (or add a source of the type Trove and import it). Records and files
become records and files of that source, and questions with their answers
become activities that can be searched. Importing it twice stores nothing
twice.
`
