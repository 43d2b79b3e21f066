import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { loadConfig, useListeningPort } from '../config.ts';
import type { PageRenderer, WebApplication } from '../trpc/public-types.ts';
import { explainRefusal, findChangedMigration } from './dev-migrations.ts';
import { errorPage, printError, printLogLine, printRequest, printText } from './dev-output.ts';
import type { Server } from './server.ts';

/*
 * `pnpm dev`: one process with Vite, which updates open pages and loads all code of the server. An edit in web, api, db
 * or schema replaces the server: Vite runs the changed modules again, while the port and the connections of browsers
 * stay open.
 */

/** The pause that collects files saved together into one reload. */
const COLLECT_EDITS_MS = 20;

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = folder('../../../web/');
const sources = ['../', '../../../web/src/', '../../../../packages/db/src/', '../../../../packages/schema/src/'].map(
  folder,
);

const migrations = folder('../../../../packages/db/src/migrations');

const { host, port } = loadConfig();
const http = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => handle(request, response)),
);
const vite = await createVite({
  root,
  clearScreen: false,
  // Vite calls the hook once it no longer serves the old code; its watcher reports an edit earlier.
  plugins: [{ name: 'replace-server', hotUpdate: ({ file }) => replaceServerAfter(file) }],
  server: { middlewareMode: true, ws: { server: http } },
});
await new Promise<void>((listening) => http.listen(port, host, listening));
const preamble = await refreshPreamble(vite);
let isErrorShown = false;
let reloadTimer: NodeJS.Timeout | undefined;
let server = replaceServer();
server.then(
  ({ publicUrl }) => printText(`Ready on ${publicUrl}`),
  () => printText('The server starts when the error is fixed.'),
);
vite.watcher.add(sources);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
// An edit may break background code; the process must survive until the next edit fixes it.
process.on('uncaughtException', printError);

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  printRequest(request, response);
  try {
    const { app } = await server;
    app.server.emit('request', request, response);
  } catch (error) {
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(showError(error));
  }
}

function replaceServerAfter(file: string): void {
  // migrate.ts reads the list of migrations when it is loaded, so it must be reloaded after a change in its folder.
  if (dirname(file) === migrations) vite.environments.ssr.moduleGraph.onFileChange(`${migrations}/migrate.ts`);
  if (!sources.some((source) => file.startsWith(source)) || /\.test\.tsx?$/.test(file)) return;
  clearTimeout(reloadTimer);
  reloadTimer = setTimeout(() => {
    server = replaceServer(server);
  }, COLLECT_EDITS_MS);
}

type DevServer = Server & { publicUrl: string };

function replaceServer(previous?: Promise<DevServer>): Promise<DevServer> {
  const next = loadAfter(previous);
  // Requests await this promise and show the error. It is printed already, so it must not count as unhandled.
  next.catch(() => {});
  return next;
}

async function loadAfter(previous?: Promise<DevServer>): Promise<DevServer> {
  // Wait for a load that is still running: its modules would be reused, and may be older than the edit.
  await previous?.catch(() => {});
  try {
    const next = await loadServer();
    if (isErrorShown) vite.ws.send({ type: 'full-reload' });
    isErrorShown = false;
    return next;
  } catch (error) {
    const refusal = explainRefusal(error as Error);
    vite.ssrFixStacktrace(error as Error);
    if (refusal) printText(refusal);
    else printError(error);
    throw error;
  } finally {
    previous?.then(({ stop }) => stop()).catch(() => {});
  }
}

async function loadServer(): Promise<DevServer> {
  const load = (path: string) => vite.ssrLoadModule(path);
  const { createServer } = (await load(folder('./server.ts'))) as typeof import('./server.ts');
  const { normalizeUrl, createPictures, createRenderer, renderMail, inlineScripts } =
    await load('/src/entry-server.tsx');
  const config = loadConfig();
  useListeningPort(config, (http.address() as AddressInfo).port);
  const render: PageRenderer = createRenderer(config, assets);
  const web: WebApplication = {
    render: (page) => render(page).catch((error) => ({ status: 500, html: showError(error) })),
    normalizeUrl,
    pictures: createPictures(config),
    renderMail,
    inlineScripts: [...inlineScripts, preamble],
    isDevelopment: true,
    folder: root,
  };
  const next = await createServer(config, web, { print: printText, logTo: { write: printLogLine } });
  next.app.addHook('onSend', (_, reply, payload, done) => {
    reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  await next.start();
  await next.app.ready();
  const warning = await findChangedMigration(config.databaseUrl);
  if (warning) printText(`Warning: ${warning}`);
  return { ...next, publicUrl: config.publicUrl };
}

const assets = {
  inlineScripts: [preamble],
  hydratesAtOnce: true,
  of: () => ({
    scripts: ['/@vite/client', '/src/entry-client.tsx'],
    preloads: [],
    styles: ['/src/ui/theme/global.css'],
  }),
};

/** Returns the page that shows an error; the browser reloads it once the code loads again. */
function showError(error: unknown): string {
  isErrorShown = true;
  return errorPage(error);
}

async function stop(): Promise<void> {
  await server.then(({ stop }) => stop()).catch(printError);
  await vite.close();
  process.exit(0);
}

/** The script that React's plugin would add to an index.html. */
async function refreshPreamble(devServer: ViteDevServer): Promise<string> {
  const html = await devServer.transformIndexHtml('/', '<html><head></head><body></body></html>');
  const code = /<script type="module">([\s\S]*?refresh[\s\S]*?)<\/script>/i.exec(html)?.[1];
  if (!code) throw new Error("The refresh preamble of React's plugin was not found");
  return code;
}
