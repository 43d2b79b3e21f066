import type { MailSite } from '@site/api/public-types';
import { replaceNames } from '@site/schema/replace-names';
import type { ReactNode } from 'react';
import { useIsText, useMailStyles } from './mail-format.ts';

/*
 * The components of mails. As text, each block ends with an empty line.
 */

export function Paragraph({ children }: { children: ReactNode }) {
  const styles = useMailStyles();
  if (useIsText()) return [children, '\n\n'];
  return (
    <p className="text" style={styles.paragraph}>
      {children}
    </p>
  );
}

/** The name is empty in a mail that must not repeat the input of the form. */
export function Greeting({ name, site: { texts } }: { name: string; site: MailSite }) {
  const { named, unnamed } = texts.greeting;
  return <Paragraph>{name ? replaceNames(named, { visitor: name }) : unnamed}</Paragraph>;
}

type Details = readonly (readonly [label: string, value: string | null, href?: string])[];

/** Labelled values, which may be links. Missing ones are omitted. */
export function Details({ of }: { of: Details }) {
  const styles = useMailStyles();
  const isText = useIsText();
  const present = of.filter(([, value]) => value);
  if (isText) return `${present.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n`;
  return (
    <table cellPadding={0} cellSpacing={0} border={0} style={styles.details}>
      <tbody>
        {present.map(([label, value, href]) => (
          <tr key={label}>
            <th className="soft" scope="row" align="left" style={styles.label}>
              {label}
            </th>
            <td className="text" style={styles.value}>
              {href ? <Link label={value ?? ''} href={href} /> : value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The message of a visitor, with its line breaks. */
export function Message({ text }: { text: string | null }) {
  const styles = useMailStyles();
  const isText = useIsText();
  if (!text) return null;
  if (isText) return `${text}\n\n`;
  return (
    <blockquote className="text signal" style={styles.message}>
      {text}
    </blockquote>
  );
}

/** The message of a visitor, quoted below a reply. */
export function Quote({ text }: { text: string | null }) {
  const isText = useIsText();
  if (!text) return null;
  if (isText) return `${text.replace(/^/gm, '> ')}\n\n`;
  return <Message text={text} />;
}

/** The text of the agency, with its line breaks. */
export function Written({ text }: { text: string }) {
  const styles = useMailStyles();
  if (useIsText()) return `${text}\n\n`;
  return (
    <div className="text" style={styles.written}>
      {text}
    </div>
  );
}

type LinkProps = { label: string; href: string };

export function Action({ label, href }: LinkProps) {
  const styles = useMailStyles();
  if (useIsText()) return `${label}: ${href}\n\n`;
  return (
    <p style={{ margin: '0 0 16px' }}>
      <a className="button" href={href} style={styles.button}>
        {label}
      </a>
    </p>
  );
}

export function SecondAction({ label, href }: LinkProps) {
  const styles = useMailStyles();
  if (useIsText()) return `${label}: ${href}\n\n`;
  return (
    <p style={styles.paragraph}>
      <a className="link" href={href} style={styles.link}>
        {label}
      </a>
    </p>
  );
}

/** A link to a phone number or a mail address. As text, only the label is rendered. */
export function Link({ label, href }: LinkProps) {
  const styles = useMailStyles();
  if (useIsText()) return label;
  return (
    <a className="link" href={href} style={href.startsWith('tel:') ? styles.phoneLink : styles.link}>
      {label}
    </a>
  );
}
