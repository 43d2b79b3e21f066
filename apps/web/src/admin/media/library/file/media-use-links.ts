import { type CopyName, copyPages } from '@site/schema/copy-pages';
import type { MediaUse } from '@site/schema/media';
import { records } from '@site/schema/record-kinds';
import type { To } from 'react-router-dom';
import { sectionPath } from '../../../screen/section-path.ts';

type UseLink = {
  to: To;
  title: string;
  /** The kind: "Project". */
  label: string;
};

/** The link to the form of a record or text that uses a file. */
export function mediaUseLink({ kind, recordId, title, isInTrash }: MediaUse): UseLink {
  if (kind === 'setting') return settingLink(title);
  const { section, label } = records[kind];
  if (isInTrash) {
    return {
      to: { pathname: sectionPath({ slug: 'trash' }), search: searchOf('q', title) },
      title,
      label: `${label} in the trash`,
    };
  }
  return { to: { pathname: sectionPath(section), search: searchOf('edit', String(recordId)) }, title, label };
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
