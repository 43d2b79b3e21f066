import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import { loadConfig } from './config.ts';
import type { PageRenderer, WebApplication } from './public-types.ts';
import { startServer } from './server.ts';

/*
 * `pnpm dev`: the same server, with the web application compiled on the way and replaced in the browser as it changes.
 */

const root = fileURLToPath(new URL('../../web/', import.meta.url));
const print = (text: string) => process.stdout.write(`${text}\n`);

const config = loadConfig();
// Vite wants a server for its socket before there is one: this one only passes on what the real one receives.
const upgrades = createHttpServer();
const vite = await createServer({ root, server: { middlewareMode: true, ws: { server: upgrades } } });
const preamble = await refreshPreamble(vite);

const assets = {
  inlineScripts: [preamble],
  isAtOnce: true,
  of: () => ({
    scripts: ['/@vite/client', '/src/entry-client.tsx'],
    preloads: [],
    styles: ['/src/ui/theme/global.css'],
  }),
};

const render: PageRenderer = async (page) => {
  const { createRenderer } = await vite.ssrLoadModule('/src/entry-server.tsx');
  return createRenderer(config, assets)(page);
};
const { normalizeUrl, createPictures, inlineScripts } = await vite.ssrLoadModule('/src/entry-server.tsx');
const pictures = createPictures(config);
const web: WebApplication = {
  render,
  normalizeUrl,
  pictures,
  inlineScripts: [...inlineScripts, preamble],
  isChanging: true,
  folder: root,
};

function extend(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, next) => {
    vite.middlewares(request.raw, reply.raw, () => next());
  });
  app.server.on('upgrade', (...upgrade) => upgrades.emit('upgrade', ...upgrade));
}
const ready = (url: string) => print(`Ready on ${url}`);
const server = await startServer(config, web, { print, ready, extend });
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}

// What React's plugin would put into an index.html, had this application one.
async function refreshPreamble(on: ViteDevServer): Promise<string> {
  const html = await on.transformIndexHtml('/', '<html><head></head><body></body></html>');
  const code = /<script type="module">([\s\S]*?refresh[\s\S]*?)<\/script>/i.exec(html)?.[1];
  if (!code) throw new Error("The refresh preamble of React's plugin was not found");
  return code;
}
