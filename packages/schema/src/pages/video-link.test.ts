import { expect, test } from 'vitest';
import { articleVideo, videoPlayer } from './video-link.ts';

const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4', `${youTube}?start=4`],
  ['http://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ', youTube],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', youTube],
  ['https://youtu.be/dQw4w9WgXcQ?t=30', `${youTube}?start=30`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m5s', `${youTube}?start=65`],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', youTube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youTube],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/8a2b3c', 'https://player.vimeo.com/video/76979871?h=8a2b3c&dnt=1'],
  ['https://player.vimeo.com/video/76979871?h=8a2b3c', 'https://player.vimeo.com/video/76979871?h=8a2b3c&dnt=1'],
])('%s is a video with a player', (href, player) => {
  expect(videoPlayer(href)?.url).toBe(player);
});

test.each([
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/about',
  'https://evil.example/?https://vimeo.com/76979871',
  'javascript:alert(1)',
  '/watch?v=dQw4w9WgXcQ',
  '',
])('%j is not a video', (href) => {
  expect(videoPlayer(href)).toBeUndefined();
});

test('a video of an article is a link to YouTube or Vimeo, or an MP4 of the library', () => {
  const check = (src: string) => articleVideo.safeParse({ src, title: 'Tour', poster: '' });
  expect(check('youtu.be/dQw4w9WgXcQ').data?.src).toBe('https://youtu.be/dQw4w9WgXcQ');
  expect(check('/media/0123456789abcdef01234567/tour.mp4').success).toBe(true);
  expect(check('https://x.example/tour.mp4').error?.issues[0]?.message).toMatch(/^Choose an MP4 of the library/);
});
