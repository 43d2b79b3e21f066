import { type SyntheticEvent, useEffect, useMemo, useState } from 'react';
import { parsePage, updateDocument } from './update-document.ts';

/** Shows the HTML in the document of an <iframe>, in a colour scheme. */
export function useShownDocument(html: string | undefined, scheme: string) {
  const [page, setPage] = useState<Document>();
  const wanted = useMemo(() => (html === undefined ? undefined : parsePage(html)), [html]);

  useEffect(() => {
    if (page && wanted) updateDocument(page, wanted, scheme);
  }, [page, wanted, scheme]);

  useEffect(() => {
    if (!page) return;
    const listening = new AbortController();
    const ignoreLinks = (event: Event) => {
      if (event.target !== null && 'closest' in event.target && (event.target as Element).closest('a')) {
        event.preventDefault();
      }
    };
    page.addEventListener('click', ignoreLinks, { signal: listening.signal });
    page.addEventListener('auxclick', ignoreLinks, { signal: listening.signal });
    page.addEventListener('submit', (event) => event.preventDefault(), { signal: listening.signal });
    return () => listening.abort();
  }, [page]);

  return {
    page,
    wanted,
    /** The search result of the page. */
    title: wanted?.title,
    description: wanted?.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    onLoad: ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
      setPage(currentTarget.contentDocument ?? undefined),
  };
}
