import { useDebouncedValue } from '@mantine/hooks';
import { type CopyDraft, copyDraft } from '@site/schema/copy-pages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '../../trpc-react.ts';
import type { PageDraft } from '../page-draft.ts';

const DEBOUNCE_MS = 300;

/** The HTML of a page with texts that are not saved; the last one while the texts are invalid. */
export function usePreview(typed: PageDraft) {
  const { client } = trpc.useUtils();
  const [draft] = useDebouncedValue(typed, DEBOUNCE_MS);
  const { data: valid, error: invalid } = useMemo(() => copyDraft.safeParse(draft), [draft]);
  // A query, although the procedure is a mutation because of its size: only the answer for the latest draft is shown.
  const { data, error } = useQuery({
    queryKey: ['preview', valid],
    queryFn: ({ signal }) => client.copy.preview.mutate(valid as CopyDraft, { signal, context: { isApart: true } }),
    enabled: valid !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  return { html: data?.html, error, invalid: invalid?.issues[0]?.message };
}
