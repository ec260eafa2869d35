/** A name as an identifier of SQL, in PostgreSQL and DuckDB alike. */
export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`
