import type { MailSite } from '@site/api/public-types';
import { cityLine } from '@site/schema/address';
import { mailLink, phoneLink } from '@site/schema/contact-link';
import { languageOf } from '@site/schema/country-name';
import { darkPalette } from '@site/schema/look';
import type { ReactNode } from 'react';
import { useIsText, useMailStyles, useSubject } from './mail-format.ts';
import { mailStyleSheet, SIDE } from './mail-style.ts';

type Props = {
  site: MailSite;
  heading: string;
  /** Why the recipient gets this mail. */
  reason: string;
  children: ReactNode;
};

/** The frame of all mails: the name of the agency above, its contact details below. */
export function MailFrame({ site, heading, reason, children }: Props) {
  const styles = useMailStyles();
  const subject = useSubject();
  if (useIsText()) return [children, footerText(site, reason)];
  return (
    <html lang={languageOf(site.brand)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: mailStyleSheet(darkPalette(site.look).signal) }} />
      </head>
      <body className="body" style={styles.body}>
        <table className="outer" role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.outer}>
          <tbody>
            <tr>
              <td className="space" align="center" style={styles.space}>
                <table
                  className="card"
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  style={styles.card}
                >
                  <tbody>
                    <Row top={28} bottom={24}>
                      {/* A logo is not shown: mails load nothing, and most mail programs block pictures. */}
                      {!site.look?.logo && <span className="signal" style={styles.station} />}
                      <a className="text" href={site.publicUrl} style={styles.name}>
                        {site.brand.name}
                      </a>
                    </Row>
                    <Row bottom={12}>
                      <h1 className="text" style={styles.heading}>
                        {heading}
                      </h1>
                      {children}
                    </Row>
                    <tr>
                      <td className="side line" style={{ ...styles.rule, padding: `20px ${SIDE}px 28px` }}>
                        <Footer site={site} reason={reason} />
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Row({ top = 0, bottom, children }: { top?: number; bottom: number; children: ReactNode }) {
  return (
    <tr>
      <td className="side" align="left" style={{ padding: `${top}px ${SIDE}px ${bottom}px` }}>
        {children}
      </td>
    </tr>
  );
}

function Footer({ site: { brand, publicUrl }, reason }: Pick<Props, 'site' | 'reason'>) {
  const styles = useMailStyles();
  const links = [
    ...(brand.phone ? [[brand.phone, phoneLink(brand.phone)]] : []),
    [brand.email, mailLink(brand.email)],
    [new URL(publicUrl).host, publicUrl],
  ];
  return (
    <p className="soft" style={styles.footer}>
      {addressOf(brand)}
      <br />
      {links.map(([label, href], index) => (
        <span key={href}>
          {index > 0 && ' · '}
          <a className="soft" href={href} style={{ color: styles.footer.color }}>
            {label}
          </a>
        </span>
      ))}
      {reason && <br />}
      {reason}
    </p>
  );
}

const addressOf = ({ name, address }: MailSite['brand']) => `${name}, ${address.street}, ${cityLine(address)}`;

function footerText({ brand, publicUrl }: MailSite, reason: string): string {
  const contacts = [brand.phone, brand.email, publicUrl].filter(Boolean).join(' · ');
  return `-- \n${addressOf(brand)}\n${contacts}\n${reason && `${reason}\n`}`;
}
