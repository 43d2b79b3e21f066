import type { Copy } from '@site/schema/copy-pages';
import { paths } from '@site/schema/paths';
import type { ProjectLink } from '@site/schema/project';
import type { ComponentProps } from 'react';
import { PageLink } from '../../../app/navigation/PageLink.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { ClientQuote } from '../../ClientQuote.tsx';
import { CaseStudyCard } from '../../case-studies/CaseStudyCard.tsx';
import classes from './ServiceWork.module.css';

type Proof = {
  card: Omit<ComponentProps<typeof CaseStudyCard>, 'size'>;
  quote: ComponentProps<typeof ClientQuote> | undefined;
};

type Props = {
  texts: Copy<'service'>['caseStudy'];
  proof: Proof | null;
  projects: readonly ProjectLink[];
};

/** A case study of the service, and its projects as links. */
export function ServiceWork({ texts, proof, projects }: Props) {
  if (!proof && projects.length === 0) return null;
  return (
    <Section {...(proof && { eyebrow: { numbered: true, label: texts.eyebrow }, title: texts.title })}>
      {proof && <CaseStudyCard {...proof.card} size="wide" />}
      {proof?.quote && (
        <div className={classes.quote}>
          <ClientQuote {...proof.quote} />
        </div>
      )}
      {projects.length > 0 && (
        <p className={classes.projects}>
          {texts.projects && <span>{texts.projects}</span>}
          {projects.map(({ id, title, category }) => (
            <PageLink key={id} to={paths.project(id)}>
              {title}, {category}
            </PageLink>
          ))}
        </p>
      )}
    </Section>
  );
}
