import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import { escapeHtml } from './content/escape-html.ts';

/*
 * What `pnpm dev` prints and shows: one line per request, and errors in full.
 */

export const printText = (text: string) => process.stdout.write(`${text}\n`);

/** Prints method, path, status and duration once the response is sent. */
export function printRequest({ method, url }: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  response.once('finish', () => {
    const path = url?.split('?')[0];
    printText(`${method} ${path} ${response.statusCode} ${Math.round(performance.now() - startedAt)} ms`);
  });
}

/** Prints a line of the server's JSON log as text. */
export function printLogLine(line: string): void {
  const { level, msg, err, responseTime } = JSON.parse(line);
  // `printRequest` prints the requests.
  if (responseTime === undefined) printText(`${level >= 40 ? 'Warning: ' : ''}${msg}${err ? `\n${err.stack}` : ''}`);
}

export function printError(error: unknown): void {
  printText(describe(error));
}

/** A page with the error and Vite's client, which reloads it. */
export function errorPage(error: unknown): string {
  return `<!doctype html>
<title>Error</title>
<script type="module" src="/@vite/client"></script>
<h1>The code has an error</h1>
<pre>${escapeHtml(stripVTControlCharacters(describe(error)))}</pre>`;
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
