import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInThisContext } from 'node:vm';
import { serverWithFront } from '../http/cache/front.ts';

/*
 * A process of its own for `http/first-requests.test.ts`: only the first seven requests of a process settle how V8 keeps all
 * of them. Prints, for some more after a collection, whether they and their answers have a shape or are dictionaries.
 */

const [sent = 0] = process.argv.slice(2).map(Number);
// %HasFastProperties is no JavaScript without V8's own flag, so not for TypeScript either.
const hasShape = runInThisContext('(object) => %HasFastProperties(object)') as (object: object) => boolean;
const shapes: boolean[] = [];

const toServer = serverWithFront({
  shelves: [],
  reads: { find: () => undefined },
  headers: {},
  isStopping: () => false,
});
const server = toServer((asked, answer) => {
  answer.writeHead(200, ['content-type', 'text/plain']).end('Here');
  answer.on('finish', () => shapes.push(hasShape(asked), hasShape(answer)));
}, {});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;

async function ask(times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const asking = request({ port, host: '127.0.0.1', agent: false }).end();
    const [answer] = await once(asking, 'response');
    await once(answer.resume(), 'close');
  }
}

await ask(sent);
shapes.length = 0;
// The first collection leaves what the last request still holds.
for (let time = 0; time < 3; time++) globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
await ask(3);
process.stdout.write(JSON.stringify(shapes));
server.close();
