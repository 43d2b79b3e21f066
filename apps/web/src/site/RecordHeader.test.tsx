import { defaultCopy } from '@site/schema/copy-pages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CaseStudyHeader } from './case-studies/CaseStudyHeader.tsx';
import { CaseStudyStory } from './case-studies/CaseStudyStory.tsx';
import { ProjectDetail } from './portfolio/ProjectDetail.tsx';

const art = { seed: 'a' };
const unfinished = {
  id: 1,
  title: 'A tea shop',
  imageUrl: '',
  technologies: [],
  featured: false,
  projectUrl: null,
  art,
};

const render = (page: ReactNode) => renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);
const emptyElement = /<(h\d|a|span|dd|dl|section)\b[^>]*><\/\1>/;

test('an unfinished project has a drawn cover, and no badge or heading without content', () => {
  const project = (change: object) => (
    <ProjectDetail
      project={{ ...unfinished, description: '', category: '', ...change } as never}
      caseStudy={null}
      service={null}
      altTexts={{}}
      offerTexts={defaultCopy('portfolio').offer}
    />
  );
  const html = render(project({}));
  expect(html).not.toMatch(/<img|<h2|all projects/);
  expect(html).not.toMatch(emptyElement);
  expect(render(project({ description: 'It sells tea.', category: 'Website' }))).toMatch(/all projects.*<h2/);
});

test('an unfinished case study has a drawn cover, and no badge, fact or heading without content', () => {
  const empty = { clientName: '', industry: '', duration: '', budget: null, challenge: '', solution: '', results: '' };
  const study = (change: object) => {
    const caseStudy = { ...unfinished, ...empty, ...change } as never;
    return (
      <>
        <CaseStudyHeader caseStudy={caseStudy} projects={[]} service={null} altTexts={{}} />
        <CaseStudyStory caseStudy={caseStudy} />
      </>
    );
  };
  const html = render(study({}));
  expect(html).not.toMatch(/<img|<h2|<dl/);
  expect(html).not.toMatch(emptyElement);
  const begun = render(study({ duration: '2 weeks', challenge: 'Nobody found it.' }));
  expect(begun).toMatch(/<dl.*2 weeks.*data-last="true"><h2[^>]*>The Challenge/);
  expect(begun).not.toContain('Our Solution');
});
