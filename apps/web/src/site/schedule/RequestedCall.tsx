import { paths } from '@site/schema/paths';
import type { ComponentProps } from 'react';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { useSite } from '../../app/site-facts.ts';
import { useBookedToken } from './booked-in-tab.ts';

type Props = Omit<ComponentProps<typeof ActionLink>, 'to' | 'children'>;

/** A link to the call that was booked in this tab; nothing without one. */
export function RequestedCall(look: Props) {
  const { bookingName } = useSite().brand;
  const token = useBookedToken();
  if (!token) return null;
  return (
    <ActionLink to={paths.booking(token)} {...look}>
      Your requested {bookingName}
    </ActionLink>
  );
}
