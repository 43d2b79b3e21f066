import type { Failure } from '../../page.ts';
import { Seo } from '../../seo/Seo.tsx';
import { NotFound } from '../not-found/NotFound.tsx';

/** Stands in for a page whose data could not be read. */
export function PageFailure({ failure }: { failure: Failure }) {
  if (failure.status === 404) return <NotFound />;
  return (
    <>
      <Seo title="Something went wrong" robots="noindex" />
      <h1>Something went wrong</h1>
      <p>This page could not be read just now. Please try again in a moment.</p>
    </>
  );
}
