import { bookingTitle, googleCalendarLink, outlookCalendarLink } from '@site/schema/calendar-link';
import { absolute, paths } from '@site/schema/paths';
import { slotStart } from '@site/schema/schedule';
import { useSite } from '../../app/site-facts.ts';
import { actionAttributes } from '../../ui/ActionButton.tsx';
import { useCurrentTime } from '../schedule/appointment/use-current-time.ts';
import { formatCalendarDay, toVisitorTime } from '../visitor-time.ts';
import classes from './BookedCall.module.css';

type Props = {
  day: string;
  time: string;
  token: string;
  /** Links to the page on which the call can be changed. */
  hasPageLink?: boolean;
  /** What the visitor sent, and whether the agency has confirmed the call. */
  details?: { phone: string; message: string | null; isConfirmed: boolean };
};

/** The ticket of a booked call: how far it is, day and time in both zones, and links that add it to a calendar. */
export function BookedCall({ day, time, token, hasPageLink = false, details: sent }: Props) {
  const { brand, publicUrl, zone } = useSite();
  // The server does not know the zone of the visitor.
  const isHydrated = useCurrentTime() !== undefined;
  const own = isHydrated ? toVisitorTime(zone, day, time) : undefined;
  const startsAt = slotStart(zone.id, day, time);
  const page = paths.booking(token);
  const details = `${[brand.name, brand.phone].filter(Boolean).join(', ')}\n${absolute(publicUrl, page)}`;
  const event = startsAt && { title: bookingTitle(brand), startsAt, details };
  return (
    <div className={classes.call} data-keep-uncovered>
      {sent && (
        <ol className={classes.stations}>
          <li data-done>Requested</li>
          <li data-done={sent.isConfirmed || undefined}>{sent.isConfirmed ? 'Confirmed' : 'To be confirmed'}</li>
          <li>{brand.bookingName}</li>
        </ol>
      )}
      <p className={classes.when}>
        <span>{formatCalendarDay(day)},</span> <span>{`${time} ${zone.name}`}</span>
      </p>
      {/* Hydration replaces the text of this line, which causes no layout shift. */}
      <p className={classes.zone}>{own ? `Your time: ${own}` : `${zone.place} time (${zone.id})`}</p>
      <p className={classes.caption}>Add to calendar</p>
      <ul className={classes.links}>
        <li>
          <a href={paths.bookingFile(token)} {...actionAttributes({ look: 'main', small: true })}>
            Calendar file (.ics)
          </a>
        </li>
        {event && (
          <>
            <li>
              <a href={googleCalendarLink(event)} target="_blank" rel="noopener">
                Google Calendar
              </a>
            </li>
            <li>
              <a href={outlookCalendarLink(event)} target="_blank" rel="noopener">
                Outlook
              </a>
            </li>
          </>
        )}
      </ul>
      {sent && (
        <dl className={classes.sent}>
          <div>
            <dt>Your number</dt>
            <dd>{sent.phone}</dd>
          </div>
          {sent.message && (
            <div>
              <dt>Your message</dt>
              <dd>{sent.message}</dd>
            </div>
          )}
        </dl>
      )}
      {hasPageLink && (
        <p className={classes.change}>
          <a href={page}>Reschedule or cancel</a>
        </p>
      )}
    </div>
  );
}
