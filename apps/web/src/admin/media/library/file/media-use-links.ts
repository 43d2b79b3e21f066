import { type CopyName, copyPages } from '@site/schema/copy-pages';
import type { MediaUse } from '@site/schema/media';
import type { To } from 'react-router-dom';
import { sectionPath } from '../../../shell/section-path.ts';

type UseLink = {
  to: To;
  title: string;
  /** What it is: "Project". */
  label: string;
};

const records: Record<Exclude<MediaUse['kind'], 'setting'>, { slug: string; label: string }> = {
  project: { slug: 'portfolio', label: 'Project' },
  caseStudy: { slug: 'case-studies', label: 'Case study' },
  service: { slug: 'services', label: 'Service' },
  post: { slug: 'blog', label: 'Blog post' },
};

/** Where the administrator changes what shows a file. */
export function mediaUseLink({ kind, recordId, title, isInTrash }: MediaUse): UseLink {
  if (kind === 'setting') return settingLink(title);
  const { slug, label } = records[kind];
  if (isInTrash) {
    return {
      to: { pathname: sectionPath({ slug: 'trash' }), search: searchOf('q', title) },
      title,
      label: `${label} in the trash`,
    };
  }
  return { to: { pathname: sectionPath({ slug }), search: searchOf('edit', String(recordId)) }, title, label };
}

const searchOf = (name: string, value: string) => `?${new URLSearchParams({ [name]: value })}`;

const COPY = 'copy.';

/** `copy.home` has the texts of a page. */
function settingLink(key: string): UseLink {
  const page = key.startsWith(COPY) ? key.slice(COPY.length) : '';
  if (page in copyPages) {
    const { title } = copyPages[page as CopyName];
    return { to: { pathname: sectionPath({ slug: 'pages' }), search: searchOf('page', page) }, title, label: 'Page' };
  }
  return {
    to: { pathname: sectionPath({ slug: 'settings' }), hash: 'agency' },
    title: 'Settings',
    label: 'The agency',
  };
}
