import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
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
  return engine() === 'postgres' ? emptyPostgres() : `file:${join(emptyFolder(), 'site.db')}`;
}

/** A migrated database, closed after the test. */
export async function testDatabase(): Promise<Database> {
  const database = openDatabase(await emptyDatabaseUrl());
  onTestFinished(() => database.close());
  await database.migrate();
  return database;
}

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function emptyPostgres(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  onTestFinished(() => onServer(server, `drop database if exists ${name} with (force)`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
