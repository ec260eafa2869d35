/** A name as an identifier of SQL, in PostgreSQL and DuckDB alike. */
export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A text as a literal of SQL, in PostgreSQL and DuckDB alike. */
export const quotedText = (text: string): string => `'${text.replaceAll("'", "''")}'`
