/** Files on the server's disk that must not be reached. */
type Planted = { file: string; folder: string }

const around = (call: string): string[] => [
  `SELECT * FROM ${call}`,
  `WITH x AS (SELECT * FROM ${call}) SELECT * FROM x`,
  `SELECT (SELECT count(*) FROM ${call})`,
  `SELECT * FROM things UNION ALL BY NAME SELECT * FROM ${call}`,
  `FROM ${call}`,
  `SELECT * FROM things, LATERAL (SELECT * FROM ${call})`,
]

const readers = ({ file, folder }: Planted): string[] => [
  `read_csv('${file}')`,
  `read_csv_auto(['${file}'])`,
  `read_text('${file}')`,
  `read_blob('${file}')`,
  `read_json('${file}')`,
  `read_ndjson_objects('${file}')`,
  `read_parquet('${file}')`,
  `parquet_metadata('${file}')`,
  `sniff_csv('${file}')`,
  `glob('${folder}/*')`,
  `'${file}'`,
  `"${file}"`,
  `'file://${file}'`,
  `'http://127.0.0.1:1/x.csv'`,
  `sqlite_scan('${file}', 'x')`,
  `postgres_scan('host=127.0.0.1', 'trove', 'users')`,
]

const catalogs = [
  'duckdb_settings()',
  'duckdb_secrets()',
  'duckdb_databases()',
  'duckdb_extensions()',
  'duckdb_temporary_files()',
  'duckdb_logs',
  'pragma_database_list()',
  'information_schema.tables',
  'pg_catalog.pg_settings',
  'sqlite_master',
]

const commands = ({ file, folder }: Planted): string[] => [
  `COPY things TO '${folder}/out.csv'`,
  `COPY (SELECT 1) TO '${folder}/out.parquet' (FORMAT parquet)`,
  `COPY things FROM '${file}'`,
  `EXPORT DATABASE '${folder}/out'`,
  `IMPORT DATABASE '${folder}'`,
  `ATTACH '${folder}/out.db' AS other`,
  `ATTACH ':memory:' AS other`,
  'DETACH memory',
  'INSTALL httpfs',
  'LOAD httpfs',
  `LOAD '${folder}/out.duckdb_extension'`,
  'FORCE INSTALL httpfs FROM community',
  "SET enable_external_access = 'true'",
  'SET lock_configuration = false',
  "SET memory_limit = '100GB'",
  `SET temp_directory = '${folder}'`,
  'RESET ALL',
  'PRAGMA database_list',
  'PRAGMA enable_profiling',
  `PRAGMA profiling_output = '${folder}/out.json'`,
  'DELETE FROM things',
  'DROP TABLE things',
  'UPDATE things SET amount = 0',
  "INSERT INTO things VALUES ('x', 1)",
  'TRUNCATE things',
  'ALTER TABLE things ADD COLUMN x INTEGER',
  'CREATE TABLE other AS SELECT 1',
  'CREATE OR REPLACE TABLE things AS SELECT 1',
  'CREATE VIEW things AS SELECT 1',
  'CREATE MACRO sum(x) AS 1',
  'CREATE SECRET s (TYPE s3)',
  'CREATE SCHEMA other',
  'CALL pragma_version()',
  'CHECKPOINT',
  'VACUUM',
  'BEGIN; DELETE FROM things; COMMIT',
  'USE memory',
  'EXECUTE x',
  'PREPARE x AS DELETE FROM things',
  'EXPLAIN ANALYZE DELETE FROM things',
  'MERGE INTO things USING (SELECT 1) AS o ON true WHEN MATCHED THEN DELETE',
]

const expressions = [
  "getenv('PATH')",
  "getenv('TROVE_MASTER_KEY')",
  "current_setting('temp_directory')",
  "current_setting('secret_directory')",
  "getvariable('x')",
  "query('DELETE FROM things')",
  "write_log('x')",
  "nextval('x')",
  "error('x')",
  "parse_path('/etc/passwd')",
]

/** Statements disguised as others. */
const disguises = (command: string): string[] => [
  command,
  `SELECT 1; ${command}`,
  `/* SELECT 1 */ ${command}`,
  `-- SELECT 1\n${command}`,
]

/** More than two hundred distinct statements that attempt forbidden access. */
export function hostileStatements(planted: Planted): string[] {
  return [
    ...new Set([
      ...readers(planted).flatMap((call) => around(call)),
      ...catalogs.flatMap((name) => around(name).slice(0, 3)),
      ...commands(planted).flatMap((command, at) =>
        disguises(command).slice(0, at % 4 === 0 ? 4 : 2),
      ),
      ...expressions.flatMap((call) => [
        `SELECT ${call}`,
        `SELECT * FROM things WHERE ${call} <> ''`,
      ]),
      `SELECT * FROM query_table(['things', '${planted.file}'])`,
      `SELECT * FROM query('SELECT * FROM read_text(''${planted.file}'')')`,
      `SELECT \u{200b}* FROM read_text('${planted.file}')`,
      `SELECT * FROM READ_TEXT ('${planted.file}')`,
      `SELECT * FROM "read_text"('${planted.file}')`,
      `SELECT * FROM system.main.read_text('${planted.file}')`,
      `${'('.repeat(5_000)}SELECT 1${')'.repeat(5_000)}`,
      `SELECT ${'1+'.repeat(5_000)}1`,
      `SELECT '${'x'.repeat(15_000)}'`,
      "SELECT 'it",
      ';;;',
      '\u0000',
    ]),
  ]
}
