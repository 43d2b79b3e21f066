import { z } from 'zod';

/*
 * The list of contents of an archive: its last part, because it has the hash of every other one.
 */

/** Changes when older versions of the application could no longer read an archive. */
export const FORMAT = 1;
export const APPLICATION = 'agency-site';
export const MANIFEST = 'manifest.json';
/** The extension of an archive that a passphrase protects. */
export const ENCRYPTED = '.age';

const count = z.int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What every format has. */
export const manifestStart = z.object({ application: z.literal(APPLICATION), format: z.int().positive() });

export const manifest = manifestStart.extend({
  version: z.string(),
  /** The name of the latest migration that was applied to the database. */
  migration: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  createdAt: z.iso.datetime(),
  tables: z.array(z.object({ name: z.string(), rows: count, bytes: count, sha256, lastId: count.nullable() })),
  media: z.array(z.object({ name: z.string(), bytes: count, sha256 })),
  /** The names of media files that the database lists but the storage does not contain. */
  missing: z.array(z.string()),
  /** The newest entry of the audit log, whose hash covers all entries before it. */
  auditHead: z.object({ id: count, hash: sha256 }).nullable(),
});
export type Manifest = z.infer<typeof manifest>;

export const tablePart = (table: string) => `tables/${table}.jsonl`;
export const mediaPart = (name: string) => `media/${name}`;

/** The table of a part; undefined for other parts. */
export const tableOfPart = (part: string) => /^tables\/(\w+)\.jsonl$/.exec(part)?.[1];
/** The name of a media file in the storage; undefined for other parts. */
export const mediaOfPart = (part: string) =>
  /^media\/([0-9a-f]{24}(?:-\d{1,5}x\d{1,5}-[0-9a-f]{6})?\/original\.[a-z0-9]{3,4})$/.exec(part)?.[1];

export function describeManifest({ version, engine, createdAt, tables, media }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = (media.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1);
  const database = engine === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  return `${rows} rows in ${tables.length} tables and ${media.length} ${media.length === 1 ? 'file' : 'files'} (${megabytes} MB) of ${createdAt}, from ${database}, version ${version}`;
}

/** The name of a new archive, such as backup-20250602T060000Z.tar.gz. */
export function backupName(kind: 'backup' | 'before-restore', now: Date, isEncrypted: boolean): string {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return `${kind}-${time}.tar.gz${isEncrypted ? ENCRYPTED : ''}`;
}
