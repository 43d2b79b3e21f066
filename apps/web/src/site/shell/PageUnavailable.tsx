import { useLocation } from 'react-router-dom';
import { Seo } from '../../seo/Seo.tsx';
import { ActionLink } from '../../ui/Action.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';

/** Stands in for a page whose code could not be had: the network is away, or the site was renewed since it was opened. */
export function PageUnavailable() {
  const { pathname, search } = useLocation();
  return (
    <div data-line="signal">
      <Seo title="Out of reach" robots="noindex" />
      <PageHead sign="Signal failure" title="This page is out of reach.">
        <p role="alert">It could not be loaded just now. Please look at your connection, and try again.</p>
        <ActionLink to={pathname + search} look="main" reload>
          Try again
        </ActionLink>
      </PageHead>
    </div>
  );
}
