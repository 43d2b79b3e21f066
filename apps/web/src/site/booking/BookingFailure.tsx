import { paths } from '@site/schema/paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { useNavigation } from '../../app/navigation/navigation.ts';
import type { FailureScreen } from '../../app/page.ts';
import type { Failure } from '../../app/page-error.ts';
import { useSite } from '../../app/site-facts.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { rememberBooking, useBookedToken } from '../schedule/booked-in-tab.ts';
import { CallOrWrite } from './CallOrWrite.tsx';

/** Replaces the private page of a call if its link is invalid or the call cannot be read at the moment. */
export const bookingFailure: FailureScreen = {
  Component: BookingFailure,
  head: (_, { site }) => ({ title: `Your ${site.brand.bookingName}`, robots: 'noindex' }),
};

function BookingFailure({ failure }: { failure: Failure }) {
  const { labels } = useNavigation();
  const { bookingName } = useSite().brand;
  const { pathname, search } = useLocation();
  const isInvalid = failure.status === 404;
  const booked = useBookedToken();
  // The agency has deleted the call.
  const isDeleted = isInvalid && booked !== undefined && pathname === paths.booking(booked);
  useEffect(() => {
    if (isDeleted) rememberBooking('');
  }, [isDeleted]);
  return (
    <div data-line="green">
      <PageHeader
        eyebrow={`Your ${bookingName}`}
        title={isInvalid ? 'This link is not valid' : `Your ${bookingName} could not be read`}
        lead={
          isInvalid
            ? `Please open the link in the mail about your ${bookingName} again: a part of it may be missing.`
            : 'Please try again in a moment.'
        }
      >
        <p>
          Anything else? <CallOrWrite />.
        </p>
        {isInvalid ? (
          <ActionLink to={paths.scheduleCall} look="main" arrow>
            {labels.call}
          </ActionLink>
        ) : (
          <ActionLink to={pathname + search} look="main" reload>
            Try again
          </ActionLink>
        )}
      </PageHeader>
    </div>
  );
}
