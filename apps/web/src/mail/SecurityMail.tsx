import type { MailData, MailSite } from '@site/api/public-types';
import type { SecurityEvent } from '@site/schema/lead';
import { absolute, paths } from '@site/schema/paths';
import { formatMoment } from './dates.ts';
import { MailFrame } from './MailFrame.tsx';
import type { MailProps } from './mail-props.ts';
import { Action, Details, Paragraph } from './parts.tsx';

/*
 * Notifies the owner about a login from a new network, about changes that give access to the data in another way, and
 * about the second step of the login.
 */

const events: Record<SecurityEvent, { heading: string; text: string; detail?: string }> = {
  password: {
    heading: 'The password of the admin was changed',
    text: 'All other sessions were ended.',
  },
  webhook: {
    heading: 'Another service is notified about leads',
    text: 'From now on leads may be sent to this host.',
    detail: 'Host',
  },
  calendar: {
    heading: 'The calendar of calls has a new address',
    text: 'Calendars that subscribe to the old address are no longer updated.',
  },
  login: {
    heading: 'Login from a new network',
    text: 'Somebody logged in to the admin with the right password, from a network that was not used in the last 30 days.',
    detail: 'Network',
  },
  factorAdded: {
    heading: 'Two-step login: a way to confirm a login was added',
    text: 'From now on it is accepted as the second step of the login.',
    detail: 'Name',
  },
  factorRemoved: {
    heading: 'Two-step login: a way to confirm a login was removed',
    text: 'It is no longer accepted as the second step of the login.',
    detail: 'Name',
  },
  factorsOff: {
    heading: 'Two-step login was turned off on the server',
    text: 'The password alone is enough to log in again. Set up the second step again in the settings.',
  },
  recoveryCodesRenewed: {
    heading: 'Two-step login: new recovery codes',
    text: 'The previous recovery codes are no longer accepted.',
  },
  recoveryCodeUsed: {
    heading: 'Two-step login: a recovery code was used',
    text: 'Somebody confirmed with a recovery code. Each of them works once.',
    detail: 'Codes left',
  },
  codeRefused: {
    heading: 'Somebody may know the password of the admin',
    text: 'Somebody entered the right password, and then a wrong code at the second step. They did not get in. Unless you mistyped a code, change the password.',
    detail: 'Network',
  },
  backup: {
    heading: 'The last backup failed',
    text: 'There may be no backup from which the site can be restored. The settings show the last one that works; ask whoever runs the server to remove the cause.',
    detail: 'Cause',
  },
};

export const securitySubject = ({ event }: MailData['security'], { brand }: MailSite) =>
  `${events[event].heading}: ${brand.name}`;

export function SecurityMail({ data: { event, at, detail }, site }: MailProps<'security'>) {
  const { heading, text, detail: label = '' } = events[event];
  return (
    <MailFrame site={site} heading={heading} reason={`Sent by the website of ${site.brand.name}.`}>
      <Paragraph>{text}</Paragraph>
      <Details
        of={[
          ['When', formatMoment(site, at)],
          [label, detail],
        ]}
      />
      {event !== 'backup' && (
        <Paragraph>
          If this was you, there is nothing to do. If not, change the password in the settings at once, change the
          address of the calendar, and check the webhooks and the two-step login. If you can no longer log in, whoever
          runs the server can set a new password there.
        </Paragraph>
      )}
      <Action
        label="Open the settings"
        href={absolute(site.publicUrl, `${paths.admin}/settings#${event === 'backup' ? 'backups' : 'password'}`)}
      />
    </MailFrame>
  );
}
