import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import { escapeHtml } from '../content/escape-html.ts';

/*
 * The output of `pnpm dev`: one line for each request, and errors with their stack, printed and as a page.
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
  // Log lines with a response time are about requests, which `printRequest` prints.
  if (responseTime === undefined) printText(`${level >= 40 ? 'Warning: ' : ''}${msg}${err ? `\n${err.stack}` : ''}`);
}

export function printError(error: unknown): void {
  printText(describe(error));
}

/** Returns a page that shows the error and contains Vite's client, which can reload it. */
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
