import type { CallMail, MailSite } from '@site/api/public-types';
import { absolute, paths } from '@site/schema/paths';
import { replaceNames } from '@site/schema/replace-names';
import { namesOfCall } from './call-names.ts';
import { MailFrame } from './MailFrame.tsx';
import { MailText } from './MailText.tsx';
import type { MailProps } from './mail-props.ts';
import { Action, Greeting } from './parts.tsx';

/*
 * Informs the visitor that a call is cancelled, with a calendar update that removes it.
 */

export function cancelledSubject({ call }: CallMail, site: MailSite): string {
  return replaceNames(site.texts.cancelled.subject, namesOfCall(call, site));
}

export function CancelledMail({ data: { call }, site }: MailProps<'cancelled'>) {
  const { heading, text, again, button } = site.texts.cancelled;
  return (
    <MailFrame site={site} heading={heading} reason={site.texts.call.reason}>
      <Greeting name={call.name} site={site} />
      <MailText text={text} site={site} names={namesOfCall(call, site)} />
      {site.canBookAgain && (
        <>
          <MailText text={again} site={site} names={namesOfCall(call, site)} />
          <Action label={button} href={absolute(site.publicUrl, paths.scheduleCall)} />
        </>
      )}
    </MailFrame>
  );
}
