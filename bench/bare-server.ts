import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/*
 * The upper bound for pages: Fastify with one constant response, or one 304. Started by `throughput.ts`.
 */

const [file, encoding] = process.argv.slice(2);
const body = readFileSync(String(file));

const app = Fastify();
app.get('/', (_, reply) => {
  reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', encoding).send(body);
});
app.get('/304', (_, reply) => {
  reply.code(304).header('etag', '"bare"').send();
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
