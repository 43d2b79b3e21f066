import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { expect, test } from 'vitest';
import { limitConnections } from './connection-limits.ts';

/** A connection as the server sees it. Tests cannot connect from other addresses. */
class Connection extends EventEmitter {
  isOpen = true;
  readonly remoteAddress: string;

  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }

  destroy() {
    this.isOpen = false;
    this.emit('close');
  }
}

function limitedServer(hasProxy = false) {
  const server = new EventEmitter() as Server;
  const closeClient = limitConnections({ server } as never, { hasProxy });
  return {
    server,
    closeClient,
    open(count: number, address: string) {
      const connections = Array.from({ length: count }, () => new Connection(address));
      for (const connection of connections) server.emit('connection', connection);
      return connections.filter(({ isOpen }) => isOpen);
    },
  };
}

test('one client has at most 160 open connections, and gets new ones when it closes some', () => {
  const { open } = limitedServer();
  const connections = open(300, '203.0.113.7');
  expect(connections).toHaveLength(160);
  expect(open(1, '203.0.113.8')).toHaveLength(1);
  for (const connection of connections.slice(0, 10)) connection.destroy();
  expect(open(20, '203.0.113.7')).toHaveLength(10);
});

test('all connections of one client are closed together', () => {
  const { open, closeClient } = limitedServer();
  const [connections, others] = [open(10, '203.0.113.7'), open(2, '203.0.113.8')];
  closeClient(connections[4] as never);
  expect(connections.filter(({ isOpen }) => isOpen)).toEqual([]);
  expect(others.every(({ isOpen }) => isOpen)).toBe(true);
  expect(open(160, '203.0.113.7')).toHaveLength(160);
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'connections from %s are not limited for each client',
  (address) => {
    expect(limitedServer().open(300, address)).toHaveLength(300);
  },
);

test('behind a trusted proxy only the total number of connections is limited', () => {
  const { open, server } = limitedServer(true);
  expect(open(300, '203.0.113.7')).toHaveLength(300);
  expect(server.maxConnections).toBe(2_000);
});
