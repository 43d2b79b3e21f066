import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { configWarnings } from './config-warnings.ts';

/*
 * Reads the environment; no other file does. .env.example lists every variable.
 */

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

const rateLimit = (initial: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number of at most nine digits; 0 turns it off')
    .default(String(initial))
    .transform(Number);

const integerBetween = (min: number, max: number) =>
  z
    .string()
    .refine(
      (value) => /^\d{1,3}$/.test(value) && Number(value) >= min && Number(value) <= max,
      `must be a whole number from ${min} to ${max}`,
    );

const port = z
  .string()
  .regex(/^\d{1,5}$/, { error: 'must be a port number', abort: true })
  .refine((value) => Number(value) <= 65_535, 'must be at most 65535');

const origin = (message: string) =>
  z.string().refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), message);

/** One or several email addresses, with or without display names. */
const mailbox = z.string().regex(/[^\s@]@[^\s@]/, 'must be an email address');

/** The least number of characters of the passphrase of a new backup. */
export const LEAST_PASSPHRASE = 8;

const bucketName = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    'must be the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens',
  );

const ENCODING = 'If user or password contain @ # / :, write them as %40 %23 %2F %3A';

const s3Variables = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
const bucketVariables = ['S3_BUCKET', 'BACKUP_BUCKET'] as const;

const environment = z.object({
  PORT: port.default('3000').transform(Number),
  HOST: z.string().refine(isHost, 'must be an IP address or a name of this machine').default('127.0.0.1'),
  PUBLIC_URL: origin('must be an http(s) address')
    .refine((value) => !URL.canParse(value) || isOrigin(value), {
      error: ({ input }) => `must have no path; write ${new URL(String(input)).origin} alone`,
    })
    .optional(),
  HSTS_SUBDOMAINS: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, {
      error: 'must begin with file: or postgres://',
      abort: true,
    })
    .refine((value) => value.startsWith('file:') || isWholeAddress(value), `must be a whole address. ${ENCODING}`)
    .optional(),
  ADMIN_USERNAME: z.string().max(100, 'must be at most 100 characters').default('admin'),
  ADMIN_PASSWORD: z.string().max(256, 'must be at most 256 characters').optional(),
  SEED: z.enum(['demo', 'none'], { error: 'must be demo or none' }).default('demo'),
  TRUST_PROXY: list.refine((proxies) => proxies.every(isNetwork), 'must list IP addresses or networks (10.0.0.0/8)'),
  METRICS_PORT: port.transform(Number).optional(),
  WORKERS: integerBetween(1, 64).default('1').transform(Number),
  SHUTDOWN_DELAY: integerBetween(0, 300).default('0').transform(Number),
  RATE_LIMIT_LEADS: rateLimit(30),
  RATE_LIMIT_LOGIN: rateLimit(10),
  RATE_LIMIT_API: rateLimit(3000),
  RATE_LIMIT_PAGES: rateLimit(1200),
  S3_ENDPOINT: origin('must be an http(s) address').optional(),
  S3_BUCKET: bucketName.optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'must begin with smtp:// or smtps://', abort: true })
    .refine(isMailServer, `must name a host, and end after host and port. ${ENCODING}`)
    .optional(),
  MAIL_FROM: mailbox.optional(),
  MAIL_TO: mailbox.optional(),
  BACKUP_PASSPHRASE: z.string().min(LEAST_PASSPHRASE, `must have at least ${LEAST_PASSPHRASE} characters`).optional(),
  BACKUP_BUCKET: bucketName.optional(),
  WEBHOOK_PRIVATE_TARGETS: list.refine(
    (targets) => targets.every((target) => isNetwork(target) || isHost(target)),
    'must list host names, IP addresses or networks (10.0.0.0/8)',
  ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  CORS_ORIGINS: list.refine(
    (origins) => origins.every((item) => URL.canParse(item) && new URL(item).origin === item),
    'must list origins such as https://example.com',
  ),
});

/** The program as the operator started it, for messages that name a command. bin/agency-site sets the variable. */
export const PROGRAM = process.env.AGENCY_SITE ?? 'bin/agency-site';

export const variableNames = Object.keys(environment.shape);

/** The settings of S3 are only valid together, with a bucket for the media library, for backups or for each. */
const complete = environment.superRefine((data, context) => {
  if (![...s3Variables, ...bucketVariables].some((name) => data[name] !== undefined)) return;
  const needed = bucketVariables.some((name) => data[name] !== undefined)
    ? s3Variables
    : ([...s3Variables, 'S3_BUCKET'] as const);
  for (const name of needed) {
    if (data[name] !== undefined) continue;
    const message = 'is missing: S3 needs an endpoint, a bucket, a region and both keys';
    context.issues.push({ code: 'custom', path: [name], message, input: data });
  }
});

export type Config = ReturnType<typeof readConfig>;

/** The message contains one sentence for each invalid variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export function readConfig(env: Record<string, string | undefined>) {
  // An empty variable counts as not set.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const { data, error } = complete.safeParse(set);
  if (error) {
    throw new ConfigError(error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'));
  }
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: new URL(data.PUBLIC_URL ?? `http://${urlHost(data.HOST)}:${data.PORT}`).origin,
    hstsSubdomains: data.HSTS_SUBDOMAINS === '1',
    dataDir: resolve(data.DATA_DIR),
    mediaDir: resolve(data.DATA_DIR, 'media'),
    s3: s3Settings(data, data.S3_BUCKET),
    backups: {
      folder: resolve(data.DATA_DIR, 'backups'),
      passphrase: data.BACKUP_PASSPHRASE,
      s3: s3Settings(data, data.BACKUP_BUCKET),
    },
    databaseUrl: data.DATABASE_URL ?? `file:${resolve(data.DATA_DIR, 'site.db')}`,
    admin: { username: data.ADMIN_USERNAME, password: data.ADMIN_PASSWORD },
    seed: data.SEED,
    trustProxy: data.TRUST_PROXY,
    workers: data.WORKERS,
    metricsPort: data.METRICS_PORT,
    shutdownDelayMs: data.SHUTDOWN_DELAY * 1000,
    limits: {
      leads: data.RATE_LIMIT_LEADS,
      login: data.RATE_LIMIT_LOGIN,
      api: data.RATE_LIMIT_API,
      pages: data.RATE_LIMIT_PAGES,
    },
    mail: data.SMTP_URL ? { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM, to: data.MAIL_TO } : undefined,
    webhookPrivateTargets: data.WEBHOOK_PRIVATE_TARGETS,
    logLevel: data.LOG_LEVEL,
    corsOrigins: data.CORS_ORIGINS,
  };
}

function s3Settings(data: z.output<typeof environment>, bucket: string | undefined) {
  const [endpoint, region, accessKey, secretKey] = s3Variables.map((name) => data[name]);
  if (!endpoint || !bucket || !region || !accessKey || !secretKey) return undefined;
  return { endpoint, bucket, region, accessKey, secretKey };
}

/** The configuration of this process; variables that are not set are read from `.env`. */
export function loadConfig(warn: (sentence: string) => void = () => {}): Config {
  const envFile = readEnvFile('.env');
  for (const [name, value] of Object.entries(parseEnv(envFile))) process.env[name] ??= value;
  // Warnings are printed before the values are checked: they may explain why a value is invalid.
  configWarnings(process.env, envFile, variableNames).forEach(warn);
  return readConfig(process.env);
}

/** Returns the content of the file, or an empty string if it does not exist. Throws if the file cannot be read. */
export function readEnvFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return '';
    const path = resolve(file);
    throw new ConfigError(
      `${path} cannot be read, so its settings are unknown (${code}). Make it a file that the user of the server may read: chown USER ${path}`,
    );
  }
}

/**
 * With PORT=0 the operating system chooses the port: a public URL that was derived from PORT gets that port. Returns
 * the URL to print: the public one, or with PORT=0 the one on which the server listens.
 */
export function useListeningPort(config: Config, port: number): string {
  if (config.port !== 0) return config.publicUrl;
  const url = `http://${urlHost(config.host)}:${port}`;
  if (new URL(config.publicUrl).port === '0') config.publicUrl = url;
  return url;
}

function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

function isHost(value: string): boolean {
  return (isIP(value) > 0 || /^[\w.-]+$/.test(value)) && URL.canParse(`http://${urlHost(value)}`);
}

/** Whether a URL has no path, query, fragment and credentials. A trailing slash is allowed. */
function isOrigin(value: string): boolean {
  const { origin, href } = new URL(value);
  return href === `${origin}/`;
}

/** An "@" after the host is that of a password with one of these characters, which the host would contain. */
function isWholeAddress(value: string): boolean {
  return URL.canParse(value) && !/[/?#].*@/.test(value.slice(value.indexOf('//') + 2));
}

/** Accepts a URL that ends after host and port. Connection options may follow as a query string. */
function isMailServer(value: string): boolean {
  if (!isWholeAddress(value)) return false;
  const { hostname, pathname, hash } = new URL(value);
  return hostname !== '' && hash === '' && /^\/?$/.test(pathname);
}

function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
