import { useLocation } from 'react-router-dom';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import type { FailureScreen } from '../../app/page.ts';
import { useSite } from '../../app/site-facts.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

/** Replaces a page whose code could not be fetched: offline, or after a deployment removed the old files. */
export const pageUnavailable: FailureScreen = {
  Component: PageUnavailable,
  head: () => ({ title: 'Out of reach', robots: 'noindex' }),
};

function PageUnavailable() {
  const { pathname, search } = useLocation();
  const { texts } = useSite();
  return (
    <div data-line="signal">
      <PageHeader eyebrow={texts.failure.eyebrow} title="This page is out of reach.">
        <p role="alert">It could not be loaded just now. Please look at your connection, and try again.</p>
        <ActionLink to={pathname + search} look="main" reload>
          Try again
        </ActionLink>
      </PageHeader>
    </div>
  );
}
