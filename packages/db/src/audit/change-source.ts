import type { VersionKind, VersionRoute } from '@site/schema/version';
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';
import type { Db } from '../tables.ts';

/*
 * Carries with a database who makes changes over it. Only changes over a database with a source are in the audit log and
 * have versions; requests of visitors and background jobs use the original one.
 */

/** The record that a request changes, page or setting. */
export type ChangeTarget = {
  kind: VersionKind;
  key: string;
  /** If given, the change is refused unless the stored content has one of these tags. */
  tags?: readonly string[] | undefined;
  /** Whether the change publishes the working copy. */
  publishes?: boolean;
};

export type ChangeSource = {
  actor: string;
  network: string | null;
  now: () => Date;
  route?: VersionRoute;
  target?: ChangeTarget;
};

/** Leaves the queries as they are. */
class SourceCarrier implements KyselyPlugin {
  readonly source: ChangeSource;
  constructor(source: ChangeSource) {
    this.source = source;
  }
  transformQuery({ node }: PluginTransformQueryArgs) {
    return node;
  }
  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}

/** A database whose changes are recorded as those of a person. */
export const recordingDb = (db: Db, source: ChangeSource): Db => db.withPlugin(new SourceCarrier(source));

/** The source of changes; undefined if they are not recorded. */
export const changeSource = (db: Db): ChangeSource | undefined =>
  db.getExecutor().plugins.findLast((plugin) => plugin instanceof SourceCarrier)?.source;

/** Whether changes over this database are recorded. */
export const isRecorded = (db: Db): boolean => changeSource(db) !== undefined;

/** Replaces parts of the source, if changes are recorded. */
export function withSource(db: Db, change: Partial<ChangeSource>): Db {
  const source = changeSource(db);
  return source ? recordingDb(db, { ...source, ...change }) : db;
}
