import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { administrator, launchServer, testSettings } from '../launch.ts';

/*
 * Starts the built site behind the nginx and the Caddy of this machine, with the files of deploy/ and TLS, and rates the
 * systemd unit. A program that is not installed is reported and skipped. Build the site first.
 */

const MAX_EXPOSURE = 2.0;
const MEGABYTE = 1024 * 1024;
const deploy = fileURLToPath(new URL('../../deploy/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'site-proxies-'));
const isInstalled = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

rateUnit();
const proxies = { nginx: startNginx, caddy: startCaddy };
for (const [name, start] of Object.entries(proxies)) {
  if (isInstalled(name)) await checkBehind(name, start);
  else process.stdout.write(`${name} is not installed: skipped.\n`);
}
rmSync(folder, { recursive: true, force: true });

function rateUnit() {
  if (!isInstalled('systemd-analyze')) return process.stdout.write('systemd-analyze is not installed: skipped.\n');
  const unit = join(deploy, 'agency-site.service');
  const report = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', unit], {
    encoding: 'utf8',
  });
  const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(report)?.[1]);
  assert.ok(exposure <= MAX_EXPOSURE, `systemd rates the unit ${exposure}`);
  return process.stdout.write(`systemd rates the exposure of the unit ${exposure}.\n`);
}

function errorCode(error: NodeJS.ErrnoException) {
  return error.code;
}

type Proxy = { port: number; stop(): Promise<void> };

/** A login limit of two shows whether the clients of the proxy are counted separately. */
async function checkBehind(name: string, startProxy: (upstream: number) => Promise<Proxy>) {
  const data = join(folder, `data-${name}`);
  const server = launchServer({
    ...testSettings,
    ...{ DATA_DIR: data, LOG_LEVEL: 'info', RATE_LIMIT_LOGIN: '2', SEED: 'none' },
    ...{ PUBLIC_URL: 'https://www.example.com', TRUST_PROXY: '127.0.0.1' },
  });
  const ended = once(server.child, 'exit');
  let proxy: Proxy | undefined;
  try {
    proxy = await startProxy(Number(new URL(await server.url).port));
    const { port } = proxy;
    const send = (method: string, path: string, options: Partial<Sent> = {}) =>
      sendTo(port, { method, path, ...options });
    const page = await send('GET', '/');
    assert.equal(page.status, 200);
    assert.equal(page.headers['strict-transport-security'], 'max-age=31536000');

    const wrong = JSON.stringify({ ...administrator, password: 'wrong' });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' };
    const logIn = (from: string, body = wrong) => send('POST', '/api/admin/login', { from, headers, body });
    const attempts = [];
    for (let attempt = 0; attempt < 3; attempt++) attempts.push((await logIn('127.0.0.2')).status);
    assert.deepEqual(attempts, [401, 401, 429], 'the failed logins of one client');
    const session = await logIn('127.0.0.3', JSON.stringify(administrator));
    assert.equal(session.status, 200, 'another client is not limited');
    assert.match(server.output(), /"address":"127\.0\.0\.2","msg":"login failed"/);
    assert.doesNotMatch(server.output(), /203\.0\.113\.9/);

    const authorization = `Bearer ${(session.body as { sessionId: string }).sessionId}`;
    const upload = (bytes: number) => send('POST', '/api/media', { from: '127.0.0.3', ...pdfOf(bytes, authorization) });
    assert.equal((await upload(10 * MEGABYTE)).status, 201, 'an upload of 10 MB');
    // The connection may be closed while the client is still sending.
    const refused = await upload(12 * MEGABYTE).then(({ status }) => status, errorCode);
    assert.ok([413, 'ECONNRESET', 'EPIPE'].includes(refused ?? ''), `an upload of 12 MB: ${refused}`);
    process.stdout.write(`${name}: page, addresses of clients and uploads as expected.\n`);
  } finally {
    await proxy?.stop();
    server.child.kill('SIGTERM');
    await ended;
  }
}

async function startNginx(upstream: number): Promise<Proxy> {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=www.example.com',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  );
  const [tls, plain] = [await freePort(), await freePort()];
  const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replaceAll(/\S+\/fullchain\.pem/g, certificate)
    .replaceAll(/\S+\/privkey\.pem/g, key)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(/^\tlisten \[::\].*\n/gm, '')
    .replace('listen 443', `listen 127.0.0.1:${tls}`)
    .replace('listen 80', `listen 127.0.0.1:${plain}`)
    .replace('server 127.0.0.1:3000', `server 127.0.0.1:${upstream}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(
    file,
    `${user}pid ${folder}/nginx.pid;\ndaemon off;\nevents {}\nhttp {\n${temporary.join('\n')}\n${site}\n}\n`,
  );
  return run('nginx', ['-c', file, '-e', join(folder, 'nginx-error.log')], tls);
}

/** Caddy makes its own certificate for a name of this machine. */
async function startCaddy(upstream: number): Promise<Proxy> {
  const [tls, plain] = [await freePort(), await freePort()];
  const home = join(folder, 'caddy');
  mkdirSync(home);
  const options = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${plain}\n\tdefault_bind 127.0.0.1\n`;
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, readFileSync(join(deploy, 'one-server.Caddyfile'), 'utf8').replace(/^\{\n/m, options));
  const env = {
    SITE_ADDRESS: `https://localhost:${tls}`,
    SITE_UPSTREAM: `127.0.0.1:${upstream}`,
    HOME: home,
    XDG_DATA_HOME: home,
  };
  return run('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], tls, env);
}

async function run(program: string, args: string[], port: number, env: Record<string, string> = {}): Promise<Proxy> {
  const child = spawn(program, args, { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
  const output = text(child.stderr);
  const ended = once(child, 'exit');
  while (!(await sendTo(port, { method: 'GET', path: '/api/health' }).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${program} ended:\n${await output}`);
    await wait(50);
  }
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

type Sent = { method: string; path: string; from: string; headers: Record<string, string>; body: string | Buffer };

/** Sends a request from an address of this machine, without verifying the certificate. */
async function sendTo(port: number, { method, path, from = '127.0.0.4', headers = {}, body = '' }: Partial<Sent>) {
  const sent = request({
    ...{ host: '127.0.0.1', servername: 'localhost', port, method, path, localAddress: from, agent: false },
    headers: { host: `localhost:${port}`, 'content-length': String(Buffer.byteLength(body)), ...headers },
    rejectUnauthorized: false,
  });
  const response = once(sent, 'response');
  // Ignores errors after the response has started: the proxy may close the connection before the whole body is sent.
  sent.on('error', () => {});
  sent.end(body);
  const [message] = (await response) as [import('node:http').IncomingMessage];
  const { statusCode: status, headers: received } = message;
  const isJson = received['content-type']?.includes('json');
  return { status, headers: received, body: await (isJson ? json(message) : text(message)) };
}

/** A form with a PDF of this size. */
function pdfOf(bytes: number, authorization: string): Pick<Sent, 'headers' | 'body'> {
  const boundary = 'boundary-of-the-form';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="long.pdf"\r\n\r\n`;
  const [start, end] = ['%PDF-1.7\n', '\n%%EOF'];
  const content = start + ' '.repeat(bytes - start.length - end.length) + end;
  return {
    headers: { authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.from(`${head}${content}\r\n--${boundary}--\r\n`),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
