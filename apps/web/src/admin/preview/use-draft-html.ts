import { useDebouncedValue } from '@mantine/hooks';
import type { PreviewInput } from '@site/schema/version';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isUnauthorized } from '../error-messages.ts';
import { trpc } from '../trpc-react.ts';

const DEBOUNCE_MS = 300;
/** The retry interval after a failure, so that the preview is current soon after the connection returns. */
const RETRY_MS = 3_000;

/** The HTML of the page with the content that a form has now. */
export function useDraftHtml(typed: PreviewInput) {
  const { client } = trpc.useUtils();
  // As text, because an object would be another one in each render.
  const [draft] = useDebouncedValue(JSON.stringify(typed), DEBOUNCE_MS);
  // Used as a query, so that only the latest response is shown; the procedure is a mutation because of its input size.
  const { data, error } = useQuery({
    queryKey: ['preview', draft],
    queryFn: ({ signal }) =>
      client.version.preview.mutate(JSON.parse(draft), { signal, context: { isUnbatched: true } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.error && !isUnauthorized(state.error) ? RETRY_MS : false),
    staleTime: 0,
    gcTime: 0,
  });
  return { html: data?.html, error };
}
