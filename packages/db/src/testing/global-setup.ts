import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../open.ts';
import { serverOfRun } from './postgres.ts';

type Template = { template: string; url: string; remove: () => void | Promise<void> };

/** Migrates one database for each project of a run; `testDatabase()` copies it. */
// biome-ignore lint/style/noDefaultExport: vitest takes the default export
export default async function setup(project: TestProject) {
  const { engine } = project.getProvidedContext();
  const { template, url, remove } = engine === 'postgres' ? await postgresTemplate(project) : sqliteTemplate();
  const database = openDatabase(url);
  await database.migrate();
  await database.close();
  project.provide('template', template);
  return remove;
}

function sqliteTemplate(): Template {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-template-'));
  const file = join(folder, 'site.db');
  return { template: file, url: `file:${file}`, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function postgresTemplate(project: TestProject): Promise<Template> {
  const server = new URL(await serverOfRun(project.vitest));
  const name = `test_${randomUUID().slice(0, 8)}`;
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  await client.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    template: url.href,
    url: url.href,
    // Also deletes the clones that tests made of it.
    async remove() {
      const { rows } = await client.query<{ datname: string }>('select datname from pg_database where datname ^@ $1', [
        name,
      ]);
      for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
      await client.end();
    },
  };
}
