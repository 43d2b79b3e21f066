import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, inject, onTestFinished } from 'vitest';
import { type Database, openDatabase } from './open.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'sqlite' | 'postgres';
    postgresUrl: string;
  }
}

export const engine = () => inject('engine');

/** The address of a database of the run's engine that holds nothing yet, and is gone after the test. */
export async function emptyDatabaseUrl(): Promise<string> {
  return engine() === 'postgres' ? postgresForTest('template1') : `file:${join(emptyFolder(), 'site.db')}`;
}

/** A migrated database, closed after the test. */
export async function testDatabase(): Promise<Database> {
  const url = engine() === 'postgres' ? await postgresForTest(await migratedPostgres()) : await emptyDatabaseUrl();
  const database = openDatabase(url);
  onTestFinished(() => database.close());
  if (engine() === 'sqlite') await database.migrate();
  return database;
}

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/*
 * On PostgreSQL, making a database costs more than most tests do. So a test file migrates one, each of its tests gets
 * a copy, and nobody waits for a copy to be dropped, until the file ends.
 */

let server: pg.Pool | undefined;
let template: Promise<string> | undefined;
const drops: Promise<unknown>[] = [];

afterAll(async () => {
  if (template) drop(await template);
  await Promise.all(drops);
  await server?.end();
});

async function postgresForTest(model: string): Promise<string> {
  const name = await create(model);
  onTestFinished(() => drop(name));
  return addressOf(name);
}

function migratedPostgres(): Promise<string> {
  template ??= (async () => {
    const name = await create('template1');
    const { migrate, close } = openDatabase(addressOf(name));
    await migrate();
    await close();
    return name;
  })();
  return template;
}

function addressOf(name: string): string {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

async function create(model: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${model}`);
  return name;
}

function drop(name: string): void {
  drops.push(onServer(`drop database if exists ${name} with (force)`));
}

function onServer(statement: string): Promise<unknown> {
  server ??= new pg.Pool({ connectionString: inject('postgresUrl'), max: 3 });
  return server.query(statement);
}
