import type { VersionKind } from '@site/schema/version';
import { trpc } from '../trpc-react.ts';

/** Reads the tag that identifies the stored content of a record, a page or a setting. */
export function useFetchTag() {
  const { client } = trpc.useUtils();
  return (kind: VersionKind, key: string | number): Promise<string> =>
    client.version.tag.query({ kind, key: String(key) });
}
