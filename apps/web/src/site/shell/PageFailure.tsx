import { paths } from '@site/schema/paths';
import { useLocation } from 'react-router-dom';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { ContactLink } from '../../app/navigation/ContactLink.tsx';
import type { FailureScreen } from '../../app/page.ts';
import type { Failure } from '../../app/page-error.ts';
import { useSite } from '../../app/site-facts.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { endOfLine } from '../../ui/line-map/end-of-line.ts';
import { notFound } from '../not-found/NotFound.tsx';

const messages: Readonly<Record<string, string>> = {
  [paths.blog]: 'Failed to fetch blog posts.',
  [paths.services]: 'Failed to fetch services.',
};

export const notFoundFailure: FailureScreen = notFound;

/** Replaces a page whose data could not be loaded. */
export const pageFailure: FailureScreen = {
  Component: PageFailure,
  head: (failure) =>
    failure.status === 404 ? notFound.head(failure) : { title: 'Something went wrong', robots: 'noindex' },
};

function PageFailure({ failure }: { failure: Failure }) {
  const { pathname, search } = useLocation();
  const { texts } = useSite();
  if (failure.status === 404) return <notFound.Component failure={failure} />;
  return (
    <div data-line="signal">
      <EmptyState
        eyebrow={texts.failure.eyebrow}
        drawing={endOfLine()}
        title="Something went wrong"
        text={`${messages[pathname] ?? 'This page could not be read just now.'} Please try again in a moment.`}
        alert
      >
        <ActionLink to={pathname + search} look="main" reload>
          Try again
        </ActionLink>
        <ContactLink look="text" />
      </EmptyState>
    </div>
  );
}
