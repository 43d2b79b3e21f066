import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import classes from './LegalText.module.css';

export type LegalSection = { id: string; title: string; body: ReactNode };

type Props = { title: string; lead: string; sections: readonly LegalSection[] };

/** Both texts took effect on the same day. */
const EFFECTIVE = { iso: '2024-12-07', text: 'December 7, 2024' };

export function LegalText({ title, lead, sections }: Props) {
  return (
    <div data-line="teal">
      <PageHeader eyebrow="Legal" title={title} lead={lead}>
        <p className={classes.effective}>
          Effective <time dateTime={EFFECTIVE.iso}>{EFFECTIVE.text}</time>
        </p>
      </PageHeader>
      <div className={classes.split}>
        <nav className={classes.contents} aria-label="Contents">
          <ol>
            {sections.map((section) => (
              <li key={section.id} className={classes.entry}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} className={classes.section}>
              <h2 className={classes.title}>
                <span className={classes.number}>{index + 1}.</span> {section.title}
              </h2>
              <div className={classes.body}>{section.body}</div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
