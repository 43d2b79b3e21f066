import type { MailSite } from '@site/api/public-types';
import { mailLink, phoneLink } from '@site/schema/contact-link';
import { replaceNames } from '@site/schema/replace-names';
import type { ReactNode } from 'react';
import { Link, Paragraph } from './parts.tsx';

type Props = { text: string; site: MailSite; names: Readonly<Record<string, string>> };

/** A text from the settings, if it is not empty. The agency's phone number and mail address are links. */
export function MailText({ text, site, names }: Props) {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim());
  return blocks.map((block, index) => (
    <Paragraph key={index}>{withLinks(replaceNames(block.trim(), names), site.brand)}</Paragraph>
  ));
}

function withLinks(text: string, { phone, email }: MailSite['brand']): ReactNode[] {
  const parts = phone ? text.split(phone) : [text];
  return parts.flatMap((part, index) => [
    ...(index > 0 ? [<Link key={`phone${index}`} label={phone} href={phoneLink(phone)} />] : []),
    ...part
      .split(email)
      .flatMap((rest, position) => [
        ...(position > 0 ? [<Link key={`email${index}.${position}`} label={email} href={mailLink(email)} />] : []),
        rest,
      ]),
  ]);
}
