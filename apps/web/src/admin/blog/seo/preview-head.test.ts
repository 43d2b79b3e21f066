import { expect, test } from 'vitest';
import { defaultSite } from '../../../seo/default-site.ts';
import { toValues } from '../post-values.ts';
import { previewHead, previewPicture } from './preview-head.ts';

const site = { ...defaultSite, publicUrl: 'https://agency.example' };
const values = {
  ...toValues(site.zone, undefined, 'A'),
  title: 'Late trains',
  slug: 'late',
  excerpt: 'Why they are late.',
};
const head = (change: object) => previewHead({ ...values, ...change }, site);

test('the preview has the texts for search engines, otherwise title and excerpt', () => {
  expect(head({})).toMatchObject({
    title: 'Late trains | Ascent Digital',
    description: 'Why they are late.',
    url: 'https://agency.example/blog/late',
  });
  expect(head({ metaTitle: 'Meta', metaDescription: 'Said' })).toMatchObject({
    title: 'Meta | Ascent Digital',
    description: 'Said',
  });
});

test('the preview shows an image that social networks can show, otherwise the share card', () => {
  expect(head({ featuredImage: '/uploads/a.jpg' }).image.url).toBe('https://agency.example/uploads/a.jpg');
  expect(head({ featuredImage: '/art/a.svg' }).image.width).toBe(1200);
});

test('the picture of the preview is loaded from the current origin', () => {
  const picture = (featuredImage: string) => previewPicture({ ...values, featuredImage }, site);
  expect(picture('/uploads/a.jpg')).toEqual({ src: '/uploads/a.jpg', isCard: false });
  expect(picture('https://other.example/share/a.jpg').isCard).toBe(false);
  expect(picture('/art/a.svg')).toEqual({ src: expect.stringMatching(/^\/share\/blog\/late\.png\?v=/), isCard: true });
});
