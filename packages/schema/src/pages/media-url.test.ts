import { expect, test } from 'vitest';
import { mediaPicture, mediaUrl, parseMediaFolder, widthsOf, withoutFocus } from './media-url.ts';

const hash = '0123456789abcdef01234567';
const photo = { hash: `${hash}89abcdef`, width: 2560, height: 1707, color: '8a7b6c', file: 'team-photo.jpg' };
const centre = { focalX: 50, focalY: 50 };

test('the address of a picture contains its size and colour, and its focal point if it is not the centre', () => {
  expect(mediaUrl({ ...photo, ...centre })).toBe(`/media/${hash}-2560x1707-8a7b6c/team-photo.jpg`);
  expect(mediaUrl({ ...photo, focalX: 0, focalY: 100 })).toMatch(/team-photo\.jpg#focus=0,100$/);
  const file = { hash, width: null, height: null, color: null, file: 'prices.pdf' };
  expect(mediaUrl({ ...file, ...centre })).toBe(`/media/${hash}/prices.pdf`);
});

test('a media URL contains the size, placeholder colour, focal point and available widths of its picture', () => {
  const picture = mediaPicture(mediaUrl({ ...photo, focalX: 30, focalY: 70 }));
  expect(picture).toMatchObject({
    src: `/media/${hash}-2560x1707-8a7b6c/team-photo.jpg`,
    width: 2560,
    height: 1707,
    color: '#8a7b6c',
    position: '30% 70%',
  });
  expect(picture?.srcSets?.avif).toMatch(/^\/media\/\S+\/320\.avif 320w,\/media\/\S+\/480\.avif 480w,/);
  expect(picture?.srcSets?.webp).toMatch(/\/1920\.webp 1920w$/);
  expect(mediaPicture(mediaUrl({ ...photo, ...centre }))?.position).toBeUndefined();
});

test('vector graphics and animations have one size', () => {
  for (const file of ['logo.svg', 'loop.webp']) {
    expect(mediaPicture(mediaUrl({ ...photo, ...centre, file }))).toMatchObject({
      width: 2560,
      srcSets: undefined,
      color: undefined,
    });
  }
});

test.each([
  'https://cdn.example/media/a.jpg',
  '/art/tea.svg',
  `/media/${hash}/prices.pdf`,
  `/media/${hash}-0x10-8a7b6c/a.jpg`,
  `/media/${hash}-10x10-8a7b6c/../a.jpg`,
  `/media/${hash}-10x10-8a7b6c/a.jpg?x`,
])('%s is not the address of an uploaded picture', (url) => {
  expect(mediaPicture(url)).toBeUndefined();
});

test('a picture is resized to the fixed widths below its own, and to its own up to 1920', () => {
  expect(widthsOf(2560)).toEqual([320, 480, 720, 1080, 1440, 1920]);
  expect(widthsOf(1000)).toEqual([320, 480, 720, 1000]);
  expect(widthsOf(320)).toEqual([320]);
  expect(widthsOf(40)).toEqual([40]);
});

test('only addresses of uploaded files lose their focal point', () => {
  const url = mediaUrl({ ...photo, focalX: 1, focalY: 2 });
  expect(withoutFocus(url)).toBe(mediaUrl({ ...photo, ...centre }));
  expect(withoutFocus(`https://site.example${url}`)).toBe(`https://site.example${mediaUrl({ ...photo, ...centre })}`);
  expect(withoutFocus('https://other.example/a.jpg#focus=1,2')).toBe('https://other.example/a.jpg#focus=1,2');
});

test('a folder with other content is not a media folder', () => {
  expect(parseMediaFolder(`${hash}-10x20-8a7b6c`)).toEqual({ hash, width: 10, height: 20, color: '8a7b6c' });
  for (const folder of ['..', hash.slice(1), `${hash}-10x20`, `${hash}-10x20-8a7b6c/..`, `${hash.toUpperCase()}`]) {
    expect(parseMediaFolder(folder), folder).toBeUndefined();
  }
});
