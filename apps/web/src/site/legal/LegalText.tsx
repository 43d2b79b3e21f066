import { mailLink, phoneLink } from '@site/schema/contact-link';
import type { Copy } from '@site/schema/copy-pages';
import type { CSSProperties } from 'react';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { useSite } from '../../app/site-facts.ts';
import { FormattedText } from '../../ui/FormattedText.tsx';
import { formatIsoDay } from '../../ui/format/day.ts';
import { Contents, timelineOf, timelinesOf } from '../../ui/layout/Contents.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import classes from './LegalText.module.css';
import { sectionIds } from './section-ids.ts';

export function LegalText({ texts: { header, effective, sections } }: { texts: Copy<'privacy' | 'terms'> }) {
  const { email, phone } = useSite().brand;
  const contacts = { [email]: mailLink(email), ...(phone && { [phone]: phoneLink(phone) }) };
  const ids = sectionIds(sections.map(({ title }) => title));
  const numbered = sections.map(({ title }, index) => ({ id: ids[index] ?? '', title: `${index + 1}. ${title}` }));
  return (
    <div data-line="teal">
      <PageHeader {...header}>
        {effective.day && (
          <p className={classes.effective}>
            {effective.label} <time dateTime={effective.day}>{formatIsoDay(effective.day)}</time>
          </p>
        )}
      </PageHeader>
      {sections.length > 0 && (
        <div className={classes.split} style={timelinesOf(numbered)}>
          <Contents sections={numbered} />
          <div>
            {sections.map(({ title, body }, index) => (
              <section
                key={index}
                id={ids[index]}
                className={classes.section}
                style={{ viewTimelineName: timelineOf(ids[index] ?? '') } as CSSProperties}
              >
                <h2 className={classes.title}>
                  <span className={classes.number}>{index + 1}.</span> {title}
                </h2>
                <div className={classes.body}>
                  <FormattedText text={body} contacts={contacts} Link={PageLink} />
                </div>
              </section>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
