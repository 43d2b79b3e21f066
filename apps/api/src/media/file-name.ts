import { slugify } from '@site/schema/post';

const MAX_NAME = 120;
const MAX_SLUG = 60;

/** The name of a file in the library: the name of the upload without folders and extension. */
export function nameOfUpload(fileName: string): string {
  const base = fileName
    .toWellFormed()
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\.\w{1,5}\s*$/, '');
  const name = base.slice(0, MAX_NAME).toWellFormed().replaceAll('\ufffd', '').trim();
  return /[^\s\p{Cf}]/u.test(name) ? name : 'File';
}

/** The file name in the URL of an uploaded file, without its extension. */
export function slugOfName(name: string): string {
  const slug = slugify(name)
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '');
  // Numbers are the names of variants.
  return /[a-z]/.test(slug) ? slug : `file${slug && `-${slug}`}`;
}
