import { Button } from '@mantine/core';
import { RouterLink } from '../../../app/navigation/RouterLink.tsx';
import { useDates } from '../../../app/use-dates.ts';
import { runWithToast } from '../../run-with-toast.ts';
import { sectionPath } from '../../screen/section-path.ts';
import { trpc } from '../../trpc-react.ts';
import { leadKindFacts } from '../lead-kinds.ts';
import { useRefreshLeads } from '../use-refresh-leads.ts';
import { Note } from './Note.tsx';
import classes from './Timeline.module.css';
import {
  buildTimeline,
  describeMail,
  type LeadMail,
  type LeadRef,
  type Person,
  type TimelineEntry,
} from './timeline.ts';

type Props = { person: Person; open: LeadRef };

/** The history of a person, newest first. */
export function Timeline({ person, open }: Props) {
  const dates = useDates();
  const { formatMoment } = dates;
  const entries = buildTimeline(dates, person, open);
  const isOpen = ({ lead }: TimelineEntry) => lead.kind === open.kind && lead.id === open.id;
  return (
    <ol className={classes.timeline}>
      {entries.map((entry) => (
        <li key={entry.key} className={classes.entry} data-type={entry.type}>
          <div className={classes.head}>
            <strong className={classes.title}>{entry.title}</strong>
            <time dateTime={entry.at.toISOString()} className={classes.time}>
              {formatMoment(entry.at)}
            </time>
          </div>
          {entry.otherEmail && <p className={classes.from}>{`From ${entry.otherEmail}`}</p>}
          {entry.text && !entry.note && !(entry.type === 'lead' && isOpen(entry)) && (
            <p className={classes.text}>{entry.text}</p>
          )}
          {entry.note && <Note note={entry.note} lead={entry.lead} />}
          {entry.mail && <MailState mail={entry.mail} />}
          {entry.type === 'lead' && !isOpen(entry) && (
            <RouterLink
              to={{ pathname: sectionPath(leadKindFacts[entry.lead.kind]), search: `?lead=${entry.lead.id}` }}
            >
              {`Open this ${leadKindFacts[entry.lead.kind].one}`}
            </RouterLink>
          )}
        </li>
      ))}
    </ol>
  );
}

function MailState({ mail }: { mail: LeadMail }) {
  const resend = trpc.lead.resendMail.useMutation();
  const refresh = useRefreshLeads();
  const { text, isFailed } = describeMail(mail);
  const wasTried = mail.sentAt || mail.givenUpAt || mail.lastError;
  return (
    <p className={classes.mail} data-failed={isFailed || undefined}>
      {text}
      {wasTried && !mail.heldAt && (
        <Button
          size="xs"
          variant="subtle"
          loading={resend.isPending}
          onClick={() =>
            void runWithToast(() => resend.mutateAsync({ id: mail.id }), {
              success: 'The mail is on its way again',
              failure: 'Failed to send the mail again',
              refresh,
            })
          }
        >
          Resend
        </Button>
      )}
    </p>
  );
}
