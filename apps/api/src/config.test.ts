import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const example = parseEnv(readFileSync(resolve(here, '../../../.env.example'), 'utf8'));

function configErrorOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error(`accepted ${JSON.stringify(env)}`);
}

test('an empty environment gives the default configuration', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    hstsSubdomains: false,
    dataDir: resolve('data'),
    mediaDir: resolve('data/media'),
    s3: undefined,
    backups: { folder: resolve('data/backups'), passphrase: undefined },
    databaseUrl: `file:${resolve('data/site.db')}`,
    admin: { username: 'admin', password: undefined },
    seed: 'demo',
    trustProxy: [],
    workers: 1,
    shutdownDelayMs: 0,
    limits: { leads: 30, login: 10, api: 3000, pages: 1200 },
    mail: undefined,
    webhookPrivateTargets: [],
    logLevel: 'info',
    corsOrigins: [],
  });
});

// For each variable a value that is not the default, the resulting configuration, and variables that must also be set.
const effects: Record<string, [value: string, effect: object, more?: Record<string, string>]> = {
  PORT: ['8080', { port: 8080 }],
  HOST: ['0.0.0.0', { host: '0.0.0.0' }],
  PUBLIC_URL: ['https://agency.example', { publicUrl: 'https://agency.example' }],
  HSTS_SUBDOMAINS: ['1', { hstsSubdomains: true }],
  DATABASE_URL: ['file:/srv/site.db', { databaseUrl: 'file:/srv/site.db' }],
  DATA_DIR: [
    '/srv/data',
    {
      dataDir: '/srv/data',
      mediaDir: '/srv/data/media',
      backups: { folder: '/srv/data/backups', passphrase: undefined },
      databaseUrl: 'file:/srv/data/site.db',
    },
  ],
  ADMIN_USERNAME: ['owner', { admin: { username: 'owner', password: undefined } }],
  ADMIN_PASSWORD: ['Secret-1!', { admin: { username: 'admin', password: 'Secret-1!' } }],
  SEED: ['none', { seed: 'none' }],
  TRUST_PROXY: ['10.0.0.1, fd00::/8', { trustProxy: ['10.0.0.1', 'fd00::/8'] }],
  METRICS_PORT: ['9464', { metricsPort: 9464 }],
  WORKERS: ['4', { workers: 4 }],
  SHUTDOWN_DELAY: ['15', { shutdownDelayMs: 15_000 }],
  RATE_LIMIT_LEADS: ['1', { limits: { leads: 1, login: 10, api: 3000, pages: 1200 } }],
  RATE_LIMIT_LOGIN: ['2', { limits: { leads: 30, login: 2, api: 3000, pages: 1200 } }],
  RATE_LIMIT_API: ['0', { limits: { leads: 30, login: 10, api: 0, pages: 1200 } }],
  RATE_LIMIT_PAGES: ['0', { limits: { leads: 30, login: 10, api: 3000, pages: 0 } }],
  SMTP_URL: ['smtp://mail.example', { mail: expect.objectContaining({ smtpUrl: 'smtp://mail.example' }) }],
  MAIL_FROM: ['a@b.example', { mail: expect.objectContaining({ from: 'a@b.example' }) }, { SMTP_URL: 'smtps://m' }],
  MAIL_TO: ['c@d.example', { mail: expect.objectContaining({ to: 'c@d.example' }) }, { SMTP_URL: 'smtp://m' }],
  BACKUP_PASSPHRASE: [
    'a long passphrase',
    { backups: { folder: resolve('data/backups'), passphrase: 'a long passphrase' } },
  ],
  WEBHOOK_PRIVATE_TARGETS: ['hooks.internal, 10.0.0.0/8', { webhookPrivateTargets: ['hooks.internal', '10.0.0.0/8'] }],
  LOG_LEVEL: ['debug', { logLevel: 'debug' }],
  CORS_ORIGINS: [
    'https://a.example, http://b.example:81',
    { corsOrigins: ['https://a.example', 'http://b.example:81'] },
  ],
};

/** Only valid together, so they have a separate test. */
const s3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'site-media',
  S3_REGION: 'ap-south-1',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
};

test('files, backups or both are stored in S3 when its variables are set, and each missing one is reported', () => {
  expect(readConfig(s3).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'site-media',
    region: 'ap-south-1',
    accessKey: 'key',
    secretKey: 'secret',
  });
  for (const name of Object.keys(s3)) {
    expect(configErrorOf({ ...s3, [name]: ' ' })).toBe(
      `${name} is missing: S3 needs an endpoint, a bucket, a region and both keys.`,
    );
  }
  const { S3_BUCKET, ...connection } = s3;
  const withBackups = readConfig({ ...connection, BACKUP_BUCKET: 'site-backups' });
  expect(withBackups.s3).toBeUndefined();
  expect(withBackups.backups.s3).toMatchObject({ bucket: 'site-backups', region: 'ap-south-1' });
  expect(configErrorOf({ ...s3, S3_BUCKET: 'A_b' })).toBe(
    'S3_BUCKET must be the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens.',
  );
});

describe('.env.example', () => {
  test('lists exactly the variables that the server reads', () => {
    const source = readFileSync(resolve(here, 'config.ts'), 'utf8');
    const read = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
    expect(read.length).toBeGreaterThan(0);
    expect(new Set(Object.keys(example))).toEqual(new Set(read));
    expect(new Set(Object.keys(example))).toEqual(
      new Set([...Object.keys(effects), ...Object.keys(s3), 'BACKUP_BUCKET']),
    );
  });

  test('contains the default of every variable', () => {
    const { databaseUrl, ...rest } = readConfig(example);
    const { databaseUrl: initial, ...defaults } = readConfig({});
    expect(rest).toEqual(defaults);
    expect(resolve(databaseUrl.slice('file:'.length))).toBe(initial.slice('file:'.length));
    expect(readConfig({ ...example, SMTP_URL: 'smtp://m' })).toMatchObject({
      mail: readConfig({ SMTP_URL: 'smtp://m' }).mail,
    });
  });

  test('only config.ts reads the environment', () => {
    const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    const readers = sources.filter((file) =>
      /process\.env\b|import\.meta\.env/.test(readFileSync(resolve(here, file), 'utf8')),
    );
    expect(readers).toEqual(['config.ts']);
  });

  test.each(Object.entries(effects))('%s changes the configuration', (name, [value, effect, more = {}]) => {
    expect(readConfig({ ...more, [name]: value })).toMatchObject(effect);
    expect(readConfig(more)).not.toMatchObject(effect);
  });

  test.each(Object.entries(effects))('an empty %s counts as not set', (name, [, , more = {}]) => {
    for (const nothing of ['', '   ', undefined])
      expect(readConfig({ ...more, [name]: nothing })).toEqual(readConfig(more));
  });
});

const invalid: Record<string, string> = {
  PORT: '70000',
  HOST: '999.1.1.1',
  PUBLIC_URL: 'agency.example',
  DATABASE_URL: 'mysql://host/site',
  ADMIN_USERNAME: 'a'.repeat(101),
  ADMIN_PASSWORD: 'a'.repeat(257),
  SEED: 'everything',
  TRUST_PROXY: 'proxy.internal',
  RATE_LIMIT_LEADS: '-1',
  RATE_LIMIT_LOGIN: 'ten',
  RATE_LIMIT_API: '1e3',
  SMTP_URL: 'mail.example:25',
  MAIL_FROM: 'agency.example',
  MAIL_TO: 'owner',
  BACKUP_PASSPHRASE: 'short',
  WEBHOOK_PRIVATE_TARGETS: 'http://hooks.internal',
  LOG_LEVEL: 'loud',
  CORS_ORIGINS: '*',
};

test('the error has one sentence for each invalid variable', () => {
  const lines = configErrorOf(invalid).split('\n');
  expect(lines).toHaveLength(Object.keys(invalid).length);
  expect(new Set(lines.map((line) => line.split(' ')[0]))).toEqual(new Set(Object.keys(invalid)));
  for (const line of lines) expect(line).toMatch(/^[A-Z_]+ must ([^.]|\.\S)+\.$/);
});

test('the error does not contain the invalid values', () => {
  const text = configErrorOf({ ...invalid, ADMIN_PASSWORD: 'hunter2'.repeat(50), SMTP_URL: 'user:secret@mail' });
  expect(text).not.toMatch(/hunter2|secret/);
});

test.each([
  [
    'HOST',
    ['0.0.0.0', '::', '127.0.0.1', 'localhost', 'web_1.internal'],
    ['a b', '1.2.3.999', 'http://a', 'a:80', '[::1]'],
  ],
  ['PORT', ['0', '1', '65535'], ['65536', '-1', '3000.5', '0x10', '80 80', 'http']],
  [
    'PUBLIC_URL',
    ['http://a.example', 'https://a.example:8443', 'https://a.example/'],
    [
      ...['ftp://a.example', '//a.example', 'https://', 'http://['],
      ...['https://a.example/site', 'https://a.example/?a', 'https://a.example/#', 'https://u:p@a.example'],
    ],
  ],
  [
    'DATABASE_URL',
    ['file:./data/site.db', 'file:/abs.db', 'file:///abs.db', 'postgres://u:p%40@h:5432/n', 'postgresql://h/n?a=b'],
    ['file:', 'postgres://', './data/site.db', 'sqlite:site.db', 'mysql://h/n', 'https://h/n'],
  ],
  [
    'TRUST_PROXY',
    ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', '10.1.2.3/32', '10.0.0.1,,::1'],
    [
      'true',
      '1',
      'loopback',
      'uniquelocal',
      '*',
      'localhost',
      '10.0.0.0/33',
      '::1/129',
      '10.0.0.0/',
      '10.0.0/8',
      '1.2.3.4:80',
    ],
  ],
  ['WORKERS', ['1', '64'], ['0', '65', '-1', '1.5', 'auto']],
  ['HSTS_SUBDOMAINS', ['0', '1'], ['2', 'true', 'yes']],
  ['SHUTDOWN_DELAY', ['0', '300'], ['301', '-1', '1.5', '10s']],
  ['RATE_LIMIT_API', ['0', '1', '999999999'], ['-1', '1.5', '1e3', '0x10', 'off', '1000000000', '∞']],
  [
    'CORS_ORIGINS',
    ['https://a.example', 'http://localhost:5173', 'https://a.example,https://b.example'],
    ['*', 'null', 'a.example', 'https://a.example/', 'https://a.example/path', 'https://a.example https://b.example'],
  ],
  ['SMTP_URL', ['smtp://m', 'smtps://u:p@m:465'], ['mail', 'http://m', 'smtp:m']],
  ['SEED', ['demo', 'none'], ['Demo', 'true', 'all']],
  ['LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], ['INFO', 'verbose', '30']],
])('%s accepts the documented values and rejects all others', (name, valid, rejected) => {
  for (const value of valid) expect(() => readConfig({ [name]: value }), value).not.toThrow();
  for (const value of rejected) expect(configErrorOf({ [name]: value }), value).toMatch(new RegExp(`^${name} must `));
});

test('the database is a file in DATA_DIR unless DATABASE_URL is set, which is used unchanged', () => {
  expect(readConfig({ DATA_DIR: '/srv/x' }).databaseUrl).toBe('file:/srv/x/site.db');
  const url = 'postgres://user:p%40ss@db.internal:5432/site?sslmode=require';
  expect(readConfig({ DATA_DIR: '/srv/x', DATABASE_URL: url })).toMatchObject({ databaseUrl: url, dataDir: '/srv/x' });
});

test('PUBLIC_URL is normalised to an origin, and by default built from HOST and PORT', () => {
  const publicUrl = (env: Record<string, string>) => readConfig(env).publicUrl;
  expect(publicUrl({ PORT: '8080' })).toBe('http://127.0.0.1:8080');
  expect(publicUrl({ HOST: '0.0.0.0' })).toBe('http://localhost:3000');
  expect(publicUrl({ HOST: '::' })).toBe('http://localhost:3000');
  expect(publicUrl({ HOST: '::1' })).toBe('http://[::1]:3000');
  expect(publicUrl({ PUBLIC_URL: 'https://agency.example/', PORT: '8080' })).toBe('https://agency.example');
});

test('variables of other programs are ignored', () => {
  expect(readConfig({ PATH: '/bin', NODE_ENV: 'production', port: '1', CI: 'true' })).toEqual(readConfig({}));
});
