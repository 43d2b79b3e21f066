import type { MailData, MailSite } from '@site/api/public-types';
import { MailFrame } from './MailFrame.tsx';
import type { MailProps } from './mail-props.ts';
import { Details, Paragraph } from './parts.tsx';

/*
 * The test mail of the settings.
 */

export const testSubject = (_: MailData['test'], { brand }: MailSite) => `Test mail from the website of ${brand.name}`;

export function TestMail({ data: { recipient }, site }: MailProps<'test'>) {
  return (
    <MailFrame site={site} heading="Mails arrive" reason="Sent from the settings of the admin.">
      <Paragraph>The website can send mails. Notices of contacts, enquiries and calls come to this address.</Paragraph>
      <Details
        of={[
          ['Website', site.publicUrl],
          ['Recipient', recipient],
        ]}
      />
    </MailFrame>
  );
}
