import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { escapeHtml } from '../../content/escape-html.ts';
import { type CachedResponse, compressResponse, sendCacheable } from '../cache/cached-response.ts';
import { type OpenApi, type OpenApiOperation, openApi } from './openapi.ts';

/*
 * The API documentation: the OpenAPI document, and an HTML page generated from it.
 */

/** Both are generated on the first request, so that they do not delay the start. */
export function serveDocs(app: FastifyInstance, config: Config): void {
  const serve = (path: string, type: string, write: (document: OpenApi) => string) => {
    const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' };
    let response: Promise<CachedResponse> | undefined;
    app.get(path, async (request, reply) => {
      response ??= compressResponse({ status: 200, body: write(openApi(config.publicUrl)), headers });
      return sendCacheable(request, reply, await response);
    });
  };
  serve('/api/openapi.json', 'application/json', (document) => JSON.stringify(document));
  serve('/api/docs', 'text/html', docsPage);
}

function docsPage(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(document.info.title)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${escapeHtml(document.info.title)}</h1>
<p>${escapeHtml(document.info.description)} A failure answers <code>{ message, issues? }</code>. The same as a document for
tools: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Operations"><ul>${operations.map(({ link }) => link).join('')}</ul></nav>
${operations.map(({ html }) => html).join('\n')}
</main>
</body>
</html>
`;
}

function section(method: string, path: string, operation: OpenApiOperation) {
  const name = `${method.toUpperCase()} ${path}`;
  const [body] = Object.values(operation.requestBody?.content ?? {});
  const responses = Object.entries(operation.responses).map(
    ([status, { description }]) => `<li><b>${status}</b> ${escapeHtml(description)}</li>`,
  );
  const [success] = Object.values(operation.responses);
  return {
    link: `<li><a href="#${operation.operationId}"><code>${escapeHtml(name)}</code></a></li>`,
    html: `<section id="${operation.operationId}">
<h2><code>${escapeHtml(name)}</code></h2>
<p>${escapeHtml(operation.summary)}.${operation.security.length > 0 ? ' <strong>Administrator only.</strong>' : ''}</p>
${parameters(operation)}
${body ? `<details><summary>Body</summary>${json(body.schema)}</details>` : ''}
<details><summary>Answer</summary>${json(success?.content['application/json'].schema)}</details>
<ul class="statuses">${responses.join('')}</ul>
</section>`,
  };
}

function parameters({ parameters: all }: OpenApiOperation): string {
  const query = all
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => `<code>${escapeHtml(name)}</code>`);
  return query.length > 0 ? `<p>Query: ${query.join(', ')}.</p>` : '';
}

function json(value: unknown): string {
  return `<pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
}

const styles = `
:root { color-scheme: light dark; --ink: #0f1613; --soft: #3d4a44; --rule: #d5dbd3; --ground: #fff; --raised: #f3f5f1; --line: #1b4fcb; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #edf3ee; --soft: #a9b8b0; --rule: #2a3631; --ground: #0c1210; --raised: #141c19; --line: #86abff; }
}
body { margin: 0; background: var(--ground); color: var(--ink); font: 17px/1.65 'Hanken Grotesk', system-ui, sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 4rem 1.5rem; }
h1 { font-size: 2.5rem; line-height: 1.1; letter-spacing: -0.025em; }
h2 { font-size: 1.1rem; border-top: 1.5px solid var(--ink); padding-top: 1.25rem; margin-top: 3rem; overflow-wrap: anywhere; }
a { color: var(--line); }
nav ul { columns: 22rem; list-style: none; padding: 0; font-size: 0.85rem; }
nav li { overflow-wrap: anywhere; }
pre { background: var(--raised); border: 1px solid var(--rule); padding: 1rem; overflow: auto; max-height: 28rem; font-size: 0.8rem; line-height: 1.5; }
summary { cursor: pointer; padding: 0.35rem 0; }
.statuses { list-style: none; padding: 0; color: var(--soft); font-size: 0.9rem; }
:focus-visible { outline: 3px solid var(--line); outline-offset: 3px; }
`;
