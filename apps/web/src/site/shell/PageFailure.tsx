import { paths } from '@site/schema/paths';
import { useLocation } from 'react-router-dom';
import type { Failure } from '../../app/page.ts';
import { Seo } from '../../seo/Seo.tsx';
import { ActionLink } from '../../ui/Action.tsx';
import { Notice } from '../../ui/layout/Notice.tsx';
import { endOfLine } from '../../ui/line-map/end-of-line.ts';
import { NotFound } from '../not-found/NotFound.tsx';

const unread: Readonly<Record<string, string>> = {
  [paths.blog]: 'Failed to fetch blog posts.',
  [paths.services]: 'Failed to fetch services.',
};

/** Stands in for a page whose data could not be read. */
export function PageFailure({ failure }: { failure: Failure }) {
  const { pathname, search } = useLocation();
  if (failure.status === 404) return <NotFound />;
  return (
    <div data-line="signal">
      <Seo title="Something went wrong" robots="noindex" />
      <Notice
        sign="Signal failure"
        drawing={endOfLine()}
        title="Something went wrong"
        text={`${unread[pathname] ?? 'This page could not be read just now.'} Please try again in a moment.`}
        alert
      >
        <ActionLink to={pathname + search} look="main" reload>
          Try again
        </ActionLink>
        <ActionLink to={paths.contact} look="text">
          Contact us
        </ActionLink>
      </Notice>
    </div>
  );
}
