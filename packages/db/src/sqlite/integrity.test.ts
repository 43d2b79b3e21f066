import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { emptyFolder } from '../testing/database.ts';
import { findDamage } from './integrity.ts';

test('finds a row that refers to a missing one', () => {
  const file = join(emptyFolder(), 'site.db');
  const connection = new SQLite(file);
  connection.exec('create table posts (id integer primary key); create table tags (post integer references posts)');
  expect(findDamage(file)).toBeNull();
  connection.pragma('foreign_keys = off');
  connection.exec('insert into tags values (1)');
  connection.close();
  expect(findDamage(file)).toBe('A row of the table tags refers to a row that is missing');
});
