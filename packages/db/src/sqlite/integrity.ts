import SQLite from 'better-sqlite3';

/** The first damage that a check of all pages and indexes of an open file finds; null for a sound one. */
export function findDamagedPage(connection: SQLite.Database): string | null {
  const result = connection.pragma('integrity_check(1)', { simple: true });
  return result === 'ok' ? null : String(result);
}

/** The first problem that a full check of a SQLite file finds, references between rows included; null for a sound one. */
export function findDamage(file: string): string | null {
  const connection = new SQLite(file, { readonly: true, timeout: 5_000 });
  try {
    const damage = findDamagedPage(connection);
    if (damage !== null) return damage;
    const [link] = connection.pragma('foreign_key_check') as { table: string }[];
    return link ? `A row of the table ${link.table} refers to a row that is missing` : null;
  } catch (error) {
    if (error instanceof SQLite.SqliteError && /CORRUPT|NOTADB/.test(error.code)) return error.message;
    throw error;
  } finally {
    connection.close();
  }
}
