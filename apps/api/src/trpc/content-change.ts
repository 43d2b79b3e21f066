import { withSource } from '@site/db/change-source';
import type { Db } from '@site/db/tables';
import type { ContentChange, VersionKind } from '@site/schema/version';

/**
 * A database for the change of a record, a page or a setting: the change is refused if it is based on older content, and
 * publishes the working copy of the form that sent it. A new record has no key yet.
 */
export const contentDb = (
  { db }: { db: Db },
  kind: VersionKind,
  key: string | number | undefined,
  { basedOn, workingCopy }: ContentChange,
): Db =>
  withSource(db, {
    target: { kind, key: String(key ?? workingCopy ?? ''), tags: basedOn, publishes: workingCopy !== undefined },
  });
