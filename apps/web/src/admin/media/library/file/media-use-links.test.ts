import { expect, test } from 'vitest';
import { mediaUseLink } from './media-use-links.ts';

const use = { recordId: 7, title: 'Tea & Co', isInTrash: false };

test.each([
  [{ ...use, kind: 'project' }, '/admin/portfolio?edit=7', 'Tea & Co', 'Project'],
  [{ ...use, kind: 'post', isInTrash: true }, '/admin/trash?q=Tea+%26+Co', 'Tea & Co', 'Blog post in the trash'],
  [
    { ...use, kind: 'setting', title: 'copy.web-app-development' },
    '/admin/pages?page=web-app-development',
    'Landing page: web and apps',
    'Page',
  ],
  [{ ...use, kind: 'setting', title: 'brand' }, '/admin/settings#agency', 'Settings', 'The agency'],
] as const)('a use %j is changed at %s', (found, path, title, label) => {
  const link = mediaUseLink(found);
  const { pathname, search = '', hash = '' } = link.to as { pathname: string; search?: string; hash?: string };
  expect(`${pathname}${search}${hash && `#${hash}`}`).toBe(path);
  expect(link).toMatchObject({ title, label });
});
