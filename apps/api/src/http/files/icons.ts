import type { Brand } from '@site/schema/brand';
import { languageOf } from '@site/schema/country-name';
import { iconPath, iconVersion, type Look } from '@site/schema/look';
import { paths } from '@site/schema/paths';
import type { FastifyInstance } from 'fastify';
import type { LookReader } from '../../content/look-reader.ts';
import type { MediaFiles } from '../../media/media-files.ts';
import { renderPng } from '../../media/render-png.ts';
import type { Pictures } from '../../trpc/public-types.ts';
import { createCaller } from '../../trpc/router.ts';
import { FOR_A_DAY, REVALIDATE } from '../cache/cache-control.ts';
import { sendCacheable, uncompressedResponse } from '../cache/cached-response.ts';
import { createPictureCache } from '../cache/picture-cache.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { EMBEDDABLE } from '../guards/security-headers.ts';
import { createFaviconReader } from './read-favicon.ts';

/*
 * Serves the icon of the site in every size that browsers and home screens request, and the manifest that lists the
 * icons. Pages link changed icons with their version, so that browsers do not show outdated ones.
 */

type Shape = Parameters<Pictures['icon']>[0];

const pngs: { path: string; size: number; shape: Shape; purpose?: 'any' | 'maskable' }[] = [
  { path: paths.touchIcon, size: 180, shape: 'tile' },
  { path: '/icon-192.png', size: 192, shape: 'tile', purpose: 'any' },
  { path: '/icon-512.png', size: 512, shape: 'tile', purpose: 'any' },
  { path: '/icon-maskable-512.png', size: 512, shape: 'maskable', purpose: 'maskable' },
];

type WithVersion = { Querystring: { v?: unknown } };

const FAVICON_SIZE = 32;
const TAB_SIZE = 128;
/**
 * The total size of cached icons. It exceeds their largest size, because an icon that is not cached is rendered for
 * each request.
 */
const MAX_BYTES = 4 * 1024 * 1024;

type Options = { pictures: Pictures; cache: ResponseCache; media: MediaFiles; readLook: LookReader };

export function serveIcons(app: FastifyInstance, { pictures, cache, media, readLook }: Options): void {
  const cachedPicture = createPictureCache(MAX_BYTES);
  const readFavicon = createFaviconReader(media, pictures.fontFiles);
  const png = async (shape: Shape, size: number, look: Look | undefined) => {
    const favicon = await readFavicon(look?.favicon);
    return renderPng(pictures.icon(shape, look, favicon && toDataUrl(favicon.png)), size, pictures.fontFiles);
  };
  const svg = async (look: Look | undefined) => {
    const favicon = await readFavicon(look?.favicon);
    if (favicon?.svg) return favicon.svg;
    // Browsers load this icon with the first page of a visit, so it contains the picture in the small size of tabs.
    const picture = favicon && toDataUrl(await png('tab', TAB_SIZE, look));
    return Buffer.from(pictures.icon('tab', look, picture));
  };

  const serve = (path: string, type: string, draw: (look: Look | undefined) => Promise<Buffer>) =>
    app.get<WithVersion>(path, async (request, reply) => {
      const look = await readLook();
      const version = iconVersion(look);
      const { body, tag } = await cachedPicture(`${path} ${version}`, () => draw(look));
      const cacheControl = request.query.v === version ? FOR_A_DAY : REVALIDATE;
      const headers = { 'content-type': type, 'cache-control': cacheControl, ...EMBEDDABLE };
      return sendCacheable(request, reply, uncompressedResponse(body, tag, headers));
    });

  for (const { path, size, shape } of pngs) serve(path, 'image/png', (look) => png(shape, size, look));
  serve(paths.favicon, 'image/x-icon', async (look) => toIco(await png('tab', FAVICON_SIZE, look), FAVICON_SIZE));
  serve(paths.icon, 'image/svg+xml; charset=utf-8', svg);

  app.get(paths.manifest, async (request, reply) => {
    const response = await cache.getOrRender(paths.manifest, async (context) => {
      const { brand, look } = await createCaller(context).site.facts();
      const headers = { 'content-type': 'application/manifest+json', 'cache-control': REVALIDATE };
      return { status: 200, body: JSON.stringify(manifest(brand, look)), headers };
    });
    return sendCacheable(request, reply, response);
  });
}

function manifest(brand: Brand, look: Look | undefined) {
  const { name, slogan } = brand;
  return {
    name,
    short_name: name,
    description: slogan,
    id: paths.home,
    start_url: paths.home,
    display: 'browser',
    lang: languageOf(brand),
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: pngs.flatMap(({ path, size, purpose }) =>
      purpose ? [{ src: iconPath(path, look), sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
    ),
  };
}

const toDataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

/** Wraps a PNG into an ICO file: a header of 6 bytes and a directory of 16. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
