import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { parseEnv } from 'node:util';
import { claimDatabase } from '@site/db/open';
import { emptyFolder } from '@site/db/testing/database';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ConfigError, readConfig, readEnvFile, variableNames } from '../config.ts';
import { configWarnings } from '../config-warnings.ts';
import { findBucketProblem } from '../media/bucket.ts';
import { fakeWeb } from '../testing/app.ts';
import { certificate, key } from '../testing/certificate.ts';
import { startServer } from './server.ts';
import { explainStartFailure } from './start-failure.ts';

const s3 = { S3_REGION: 'ap-south-1', S3_BUCKET: 'site-media', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
const behindProxy = { PUBLIC_URL: 'https://agency.example', TRUST_PROXY: '10.0.0.1', SEED: 'none' };

/** Returns the warnings about .env and the environment, followed by the validation errors. */
function reportOn(envFile: string, env: Record<string, string> = {}): string[] {
  const all = { ...parseEnv(envFile), ...env };
  const warnings = configWarnings(all, envFile, variableNames);
  try {
    readConfig(all);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return [...warnings, ...(error as Error).message.split('\n')];
  }
  return warnings;
}

describe('an invalid or suspicious setting causes an error or a warning of one sentence', () => {
  test.each([
    ['PORT=80800', 'PORT must be at most 65535.'],
    ['PORT=abc', 'PORT must be a port number.'],
    ['PUBLIC_URL=www.agency.example', 'PUBLIC_URL must be an http(s) address.'],
    ['PUBLIC_URL=http://a.example/site', 'PUBLIC_URL must have no path; write http://a.example alone.'],
    ['DATABASE_URL=./site.db', 'DATABASE_URL must begin with file: or postgres://.'],
    ...['12#x', '12/x', 'a@12/x', 'a/b', 'a:b/c'].map((password) => [
      `DATABASE_URL='postgres://site:${password}@db.internal/site'`,
      'DATABASE_URL must be a whole address. If user or password contain @ # / :, write them as %40 %23 %2F %3A.',
    ]),
    ...['12#x', '12/x', 'a@12/x', 'a/b', 'a:b/c'].map((password) => [
      `SMTP_URL='smtp://site:${password}@127.0.0.1:2525'`,
      'SMTP_URL must name a host, and end after host and port. If user or password contain @ # / :, write them as %40 %23 %2F %3A.',
    ]),
    ['TRUST_PROXIES=10.0.0.1', 'The variable TRUST_PROXIES is ignored. Rename it if TRUST_PROXY was meant.'],
    [
      "PORT=3000\nADMIN_PASSWORD='Rain-42",
      'Line 2 of .env: the quote of ADMIN_PASSWORD is not closed; it was taken as part of the value.',
    ],
    ['TRUST_PROXY=true', 'TRUST_PROXY must list IP addresses or networks (10.0.0.0/8).'],
    ['SEED=no', 'SEED must be demo or none.'],
    ['HSTS_SUBDOMAINS=yes', 'HSTS_SUBDOMAINS must be 0 or 1.'],
    ['SMTP_URL=mail.example:587', 'SMTP_URL must begin with smtp:// or smtps://.'],
    [
      'S3_ENDPOINT=https://s3.example\nS3_BUCKET=a-b\nS3_REGION=r\nS3_ACCESS_KEY=k',
      'S3_SECRET_KEY is missing: S3 needs an endpoint, a bucket, a region and both keys.',
    ],
    [
      '# Secrets\nADMIN_PASSWORD=Rain#42',
      'Line 2 of .env: ADMIN_PASSWORD ends before the "#". If it is part of the value, put the value in quotes.',
    ],
    [
      'ADMIN_PASSWORD=#Rain',
      'Line 1 of .env: ADMIN_PASSWORD ends before the "#". If it is part of the value, put the value in quotes.',
    ],
    ['PORT=3000\nBROKEN LINE\nSEED=demo', 'Line 2 of .env is ignored: write NAME=VALUE, or # before a comment.'],
    ['ADMIN_PASWORD=Rain-42-on-tin', 'The variable ADMIN_PASWORD is ignored. Rename it if ADMIN_PASSWORD was meant.'],
    ['ADMIN_PASS=Rain-42-on-tin', 'The variable ADMIN_PASS is ignored. Rename it if ADMIN_PASSWORD was meant.'],
    ['PUBLIC_ULR=http://a.example', 'The variable PUBLIC_ULR is ignored. Rename it if PUBLIC_URL was meant.'],
    ['smtp_url=smtp://mail.example', 'The variable smtp_url is ignored. Rename it if SMTP_URL was meant.'],
  ])('%s', (envFile, sentence) => {
    expect(reportOn(envFile)).toEqual([sentence]);
  });

  test('warns about an https PUBLIC_URL without TRUST_PROXY', () => {
    expect(reportOn('', { ...behindProxy, TRUST_PROXY: ' ' })).toEqual([
      'PUBLIC_URL is https, but TRUST_PROXY is empty, so all visitors behind a proxy share one rate limit. Set TRUST_PROXY to the address of the proxy.',
    ]);
  });

  test('warns about an https PUBLIC_URL with demo content', () => {
    expect(reportOn('', { ...behindProxy, SEED: 'demo' })).toEqual([
      'PUBLIC_URL is https, and a new database gets the invented demo content. Set SEED=none for a real site.',
    ]);
  });

  test('an unquoted value that is invalid because # starts a comment in it', () => {
    expect(reportOn('SMTP_URL=smtp://user:a#b@mail.example')).toEqual([
      'Line 1 of .env: SMTP_URL ends before the "#". Write # in a password as %23.',
      'SMTP_URL must name a host, and end after host and port. If user or password contain @ # / :, write them as %40 %23 %2F %3A.',
    ]);
  });

  test('warnings do not contain the values of variables, which may be secrets', () => {
    const envFile = 'ADMIN_PASSWORD=hunter#2\nSMTP_ULR=smtp://user:hunter@mail.example';
    expect(reportOn(envFile)).toHaveLength(2);
    expect(reportOn(envFile).join()).not.toContain('hunter');
  });
});

test('valid settings, comments and unrelated environment variables cause no warning', () => {
  const envFile = `ADMIN_PASSWORD='Rain#42'\nexport PORT=3000 # the default\n#SEED=x#y\nMAIL_TO="a@b.example" # us\n\nMAIL_FROM='Us\nand you <a@b.example>'`;
  const others = { PATH: '/bin', HOSTNAME: 'web', MAIL: '/var/mail/web', HOME: '/root', POSTGRES_PASSWORD: 'x#y' };
  expect(reportOn(envFile, { ...behindProxy, ...others })).toEqual([]);
});

test('a .env that cannot be read is an error, and a missing one counts as empty', () => {
  const folder = emptyFolder();
  // A folder cannot be read as a file, not even by root.
  mkdirSync(join(folder, '.env'));
  const file = join(folder, '.env');
  expect(() => readEnvFile(file)).toThrow(
    `${file} cannot be read, so its settings are unknown (EISDIR). Make it a file that the user of the server may read: chown USER ${file}`,
  );
  expect(readEnvFile(join(folder, 'missing'))).toBe('');
});

describe('a failed start is explained in one sentence', () => {
  async function explanationOf(env: Record<string, string>) {
    const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...env });
    const starting = startServer(config, { ...fakeWeb, folder: emptyFolder() }, { print() {} });
    return explainStartFailure(await starting.catch((error: unknown) => error), config);
  }

  /** A database server that refuses every connection with this code. */
  const refusingWith = (code: string) =>
    listen(
      createTcpServer((socket) => {
        socket.once('data', () => socket.end(errorResponse(code))).on('error', () => {});
      }),
    );

  test.each([
    [
      '28P01',
      'refuses the user or the password of DATABASE_URL. Correct them (special characters as %23, %40 and so on), or create the user.',
    ],
    [
      '28000',
      'refuses the user of DATABASE_URL, or connections without TLS. Correct it, create the user, or add ?sslmode=require.',
    ],
    ['3D000', 'has no database of the name in DATABASE_URL; create it first.'],
    ['53300', 'accepts no more connections; close others, or raise max_connections there.'],
  ])('PostgreSQL refuses with %s', async (code, sentence) => {
    const port = await refusingWith(code);
    expect(await explanationOf({ DATABASE_URL: `postgres://site:wrong@127.0.0.1:${port}/site` })).toBe(
      `PostgreSQL at 127.0.0.1:${port} ${sentence}`,
    );
  });

  test('no PostgreSQL at the address', async () => {
    expect(await explanationOf({ DATABASE_URL: 'postgres://site@127.0.0.1:1/site' })).toBe(
      'PostgreSQL at 127.0.0.1:1 refuses connections. Start it, or correct host and port in DATABASE_URL.',
    );
  });

  test('a host of PostgreSQL that does not exist', async () => {
    expect(await explanationOf({ DATABASE_URL: 'postgres://site@database.invalid/site' })).toBe(
      'PostgreSQL at database.invalid:5432 cannot be found: the DNS does not know the host, or does not answer. Correct the host in DATABASE_URL, or the DNS of this machine.',
    );
  });

  test('a PostgreSQL without TLS, or with a certificate that is not trusted, without a warning of a library', async () => {
    const withoutTls = await listen(createTcpServer((socket) => socket.once('data', () => socket.end('N'))));
    expect(await explanationOf({ DATABASE_URL: `postgres://127.0.0.1:${withoutTls}/site?sslmode=verify-full` })).toBe(
      `PostgreSQL at 127.0.0.1:${withoutTls} offers no TLS on this port. Correct host and port in DATABASE_URL, or let the server offer TLS.`,
    );
    const withTls = await listen(
      createTcpServer((socket) => {
        socket.once('data', () => {
          socket.write('S');
          new TLSSocket(socket, { isServer: true, cert: certificate, key }).on('error', () => {});
        });
      }),
    );
    const warned = vi.spyOn(process, 'emitWarning');
    onTestFinished(() => warned.mockRestore());
    expect(await explanationOf({ DATABASE_URL: `postgres://127.0.0.1:${withTls}/site?sslmode=require` })).toBe(
      `PostgreSQL at 127.0.0.1:${withTls} has a certificate that this machine does not trust. Add sslrootcert=FILE with the certificate of its authority to DATABASE_URL, or sslmode=no-verify in a network that you trust.`,
    );
    expect(warned).not.toHaveBeenCalled();
  });

  test('a second server on one SQLite file', () => {
    const file = join(emptyFolder(), 'site.db');
    onTestFinished(claimDatabase(`file:${file}`));
    let failure: unknown;
    try {
      claimDatabase(`file:${file}`);
    } catch (error) {
      failure = error;
    }
    expect(explainStartFailure(failure, readConfig({}))).toBe(
      `Another server is using ${file}. Stop it first, or set another DATABASE_URL.`,
    );
  });

  test('a SQLite file that belongs to another program', async () => {
    const file = join(emptyFolder(), 'letters.db');
    writeFileSync(file, 'Dear diary');
    expect(await explanationOf({ DATABASE_URL: `file:${file}` })).toBe(
      `${file} is not a SQLite database. It was left as it is; choose another DATABASE_URL, or move it away and restore a backup.`,
    );
  });
});

describe('an unusable S3 bucket is explained in one sentence', () => {
  const problemAt = async (endpoint: string) => {
    const config = readConfig({ ...s3, S3_ENDPOINT: endpoint });
    return config.s3 && findBucketProblem(config.s3, 'S3_BUCKET');
  };

  test.each([
    [200, undefined],
    [403, 'S3_ENDPOINT refuses S3_ACCESS_KEY and S3_SECRET_KEY for site-media.'],
    [404, 'There is no bucket site-media at S3_ENDPOINT; create it, or correct S3_BUCKET.'],
    [500, 'S3_ENDPOINT answers 500, so files of the media library cannot be read and stored.'],
  ])('status %s', async (status, problem) => {
    const port = await listen(createServer((_, response) => response.writeHead(status).end()));
    expect(await problemAt(`http://127.0.0.1:${port}`)).toBe(problem);
  });

  test('no server at the address', async () => {
    expect(await problemAt('http://127.0.0.1:1')).toBe(
      'S3_ENDPOINT cannot be reached, so files of the media library cannot be read and stored.',
    );
  });
});

/** An ErrorResponse of PostgreSQL's protocol: type, length, and fields that end with a zero byte. */
function errorResponse(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}
