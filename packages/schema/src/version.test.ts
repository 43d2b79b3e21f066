import { expect, test } from 'vitest';
import { formPath, type VersionSubject } from './version.ts';

test.each<[VersionSubject, string]>([
  [{ kind: 'project', key: '7' }, 'portfolio?edit=7'],
  [{ kind: 'post', key: 'new-1' }, 'blog?edit=new-1'],
  [{ kind: 'copy', key: 'home' }, 'pages?page=home'],
  [{ kind: 'category', key: '3' }, 'blog?category=3'],
])('the form of %o is at %s', (subject, path) => {
  expect(formPath(subject)).toBe(path);
});
