import type { Brand } from '@site/schema/brand';
import { paths } from '@site/schema/paths';
import type { FastifyInstance } from 'fastify';
import type { Pictures } from '../../public-types.ts';
import { createCaller } from '../../router.ts';
import { sendKept } from '../cache/cached-response.ts';
import { FOR_A_DAY, REVALIDATE, sendFresh } from '../cache/etag.ts';
import { keepPictures } from '../cache/picture-cache.ts';
import type { AnswerCache } from '../cache/response-cache.ts';
import { renderPng } from './render-png.ts';

/*
 * The mark in every size that a browser or a home screen asks for, and the manifest that names them.
 */

type Shape = Parameters<Pictures['icon']>[0];

const pngs: { path: string; size: number; shape: Shape; purpose?: 'any' | 'maskable' }[] = [
  { path: paths.touchIcon, size: 180, shape: 'tile' },
  { path: '/icon-192.png', size: 192, shape: 'tile', purpose: 'any' },
  { path: '/icon-512.png', size: 512, shape: 'tile', purpose: 'any' },
  { path: '/icon-maskable-512.png', size: 512, shape: 'maskable', purpose: 'maskable' },
];

const FAVICON_SIZE = 32;
const KEEP_BYTES = 1024 * 1024;

type Options = { pictures: Pictures; answers: AnswerCache };

export function serveIcons(app: FastifyInstance, { pictures, answers }: Options): void {
  const kept = keepPictures(KEEP_BYTES);
  const png = (shape: Shape, size: number) => renderPng(pictures.icon(shape), size, pictures.fontFiles);

  for (const { path, size, shape } of pngs) {
    app.get(path, async (request, reply) => {
      const picture = await kept(path, () => png(shape, size));
      return sendFresh(request, reply, { ...picture, type: 'image/png', cache: FOR_A_DAY });
    });
  }
  app.get(paths.favicon, async (request, reply) => {
    const picture = await kept(paths.favicon, async () => toIco(await png('tab', FAVICON_SIZE), FAVICON_SIZE));
    return sendFresh(request, reply, { ...picture, type: 'image/x-icon', cache: FOR_A_DAY });
  });
  app.get(paths.icon, (request, reply) =>
    sendFresh(request, reply, { body: pictures.icon('tab'), type: 'image/svg+xml; charset=utf-8', cache: FOR_A_DAY }),
  );

  app.get(paths.manifest, async (request, reply) => {
    const answer = await answers.get(paths.manifest, async (context) => {
      const { brand } = await createCaller(context).site.facts();
      const headers = { 'content-type': 'application/manifest+json', 'cache-control': REVALIDATE };
      return { status: 200, body: JSON.stringify(manifest(brand)), headers };
    });
    return sendKept(request, reply, answer);
  });
}

function manifest({ name, slogan }: Brand) {
  return {
    name,
    short_name: name,
    description: slogan,
    id: paths.home,
    start_url: paths.home,
    display: 'browser',
    lang: 'en-IN',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: pngs.flatMap(({ path, size, purpose }) =>
      purpose ? [{ src: path, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
    ),
  };
}

/** An ICO file around one PNG: six bytes of header, sixteen of directory. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
