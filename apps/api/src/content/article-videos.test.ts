import { expect, test } from 'vitest';
import { toArticle } from './article.ts';
import { cleanHtml, cleanHtmlWithAbsoluteUrls } from './clean-html.ts';

const htmlOf = (content: string) => toArticle({ content }, () => false).html;
const link = (href: string, text = 'The studio & <b>us</b>') => `<p><a href="${href}">${text}</a></p>`;
const WATCH = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const MP4 = '/media/0123456789abcdef01234567/tour.mp4';
const POSTER = '/media/0123456789abcdef01234567-1600x900-8a7b6c/door.jpg';

test('a paragraph that is only a link to a video becomes a poster, which stays a link and loads nothing', () => {
  const html = htmlOf(link(WATCH));
  expect(html).toContain(`href="${WATCH}" target="_blank" rel="noopener noreferrer"`);
  expect(html).toContain('data-player="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"');
  expect(html).toContain('>The studio &amp; us</strong><span>Play video</span></a>');
  expect(html).toContain('<figcaption>Play loads the player from YouTube.</figcaption></figure>');
  expect(html).not.toMatch(/<p>|<img|<iframe|src=/);
});

test('a link whose text is its address gets no title', () => {
  expect(htmlOf(link(WATCH, WATCH))).not.toContain('<strong');
});

test('a link beside other text, in a list, or to another site stays a link', () => {
  for (const html of [
    `<p>See <a href="${WATCH}">this</a></p>`,
    `<ul><li><a href="${WATCH}">this</a></li></ul>`,
    link('https://videos.example/watch?v=dQw4w9WgXcQ'),
  ])
    expect(htmlOf(html)).not.toContain('data-player');
});

test('an author cannot set the address of a player', () => {
  const html = `<p>a <a href="https://x.example" data-player="https://evil.example">b</a></p>`;
  expect(htmlOf(html)).not.toContain('evil');
});

test('a video of the library is shown with controls, and loads nothing before it is played', () => {
  const html = `<video src="${MP4}" title="A tour" poster="${POSTER}#focus=1,2" autoplay onplay="x()"></video>`;
  expect(cleanHtml(html)).toContain(
    `<video src="${MP4}" title="A tour" poster="${POSTER}" controls preload="none"></video>`,
  );
  expect(htmlOf(html)).toContain('style="width:100%;aspect-ratio:16/9');
});

test('a video or poster of another site is left out', () => {
  for (const src of ['https://x.example/a.mp4', `https://x.example${MP4}`, '/uploads/a.mp4', `${MP4}?a`, '//x/a.mp4']) {
    expect(cleanHtml(`<p>a</p><video src="${src}" controls></video>`), src).toBe('<p>a</p>');
  }
  expect(cleanHtml(`<p>a</p><video src="${MP4}" poster="https://x.example/a.jpg"></video>`)).not.toContain('poster');
});

test('feeds and Markdown keep the link to a video, and the address of an MP4', () => {
  const absolute = (html: string) => cleanHtmlWithAbsoluteUrls(html, 'https://site.example', () => false);
  expect(absolute(link(WATCH))).toContain(`<a href="${WATCH}"`);
  expect(absolute(`<p>a</p><video src="${MP4}" poster="${POSTER}"></video>`)).toContain(
    `<video src="https://site.example${MP4}" poster="https://site.example${POSTER}"`,
  );
});
