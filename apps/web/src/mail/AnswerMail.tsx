import type { MailData } from '@site/api/public-types';
import { absolute, paths } from '@site/schema/paths';
import { MailFrame } from './MailFrame.tsx';
import type { MailProps } from './mail-props.ts';
import { Action, Details, Message } from './parts.tsx';

/*
 * Notifies the owner about the answer of a reader of a preview.
 */

const isApproved = ({ verdict }: MailData['answer']) => verdict === 'approved';

export const answerSubject = (answer: MailData['answer']) =>
  isApproved(answer)
    ? `${answer.name} approved "${answer.title}"`
    : `${answer.name} asks for a change to "${answer.title}"`;

export function AnswerMail({ data, site }: MailProps<'answer'>) {
  const { name, message, what, title, versionNumber, adminPath } = data;
  return (
    <MailFrame
      site={site}
      heading={isApproved(data) ? 'A preview was approved' : 'A change was asked for'}
      reason={`Sent by the website of ${site.brand.name}.`}
    >
      <Details
        of={[
          ['Name', name],
          [what, title],
          ['Version', versionNumber === null ? null : String(versionNumber)],
        ]}
      />
      <Message text={message} />
      <Action label="Open it in the admin" href={absolute(site.publicUrl, `${paths.admin}/${adminPath}`)} />
    </MailFrame>
  );
}
