import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readyUrl } from './ready-line.mjs';
import { contents, README } from './release-contents.mjs';

/*
 * Makes release/agency-site-{version}-{system}.tar.gz of a built checkout: the server with its production modules and
 * its Node, which starts wherever it is unpacked. The workspace keeps its layout, because Node runs the TypeScript
 * sources and strips no types under node_modules.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const name = `agency-site-${version}-${process.platform}-${process.arch}`;
const target = join(root, 'release', name);
const node = `node-${process.platform}-${process.arch}`;

const DEVELOPMENT_ONLY = /\.test\.tsx?$|\/src\/testing$|\/process\/dev(-\w+)?\.ts$/;

/** Peer dependencies that are only needed for type checks, such as the one of tRPC. */
const TYPES_ONLY = /^@?typescript(\W|$)/;

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const path of contents) {
  const filter = (/** @type {string} */ source) => !DEVELOPMENT_ONLY.test(source);
  cpSync(join(root, path), join(target, path), { recursive: true, filter });
}
cpSync(join(root, README), join(target, 'README.md'));

// Files are copied, not hard-linked, because a change of a hard-linked file would also change pnpm's store.
run('pnpm', [
  'install',
  '--frozen-lockfile',
  '--prod',
  '--filter',
  '@site/api...',
  '--prefer-offline',
  '--reporter=silent',
  '--package-import-method=copy',
]);
const modules = join(target, 'node_modules/.pnpm');
for (const folder of readdirSync(modules)) {
  if (TYPES_ONLY.test(folder)) rmSync(join(modules, folder), { recursive: true });
}
const nodePackage = join(target, 'node_modules', node);
if (!statSync(nodePackage, { throwIfNoEntry: false })) throw new Error(`There is no package of Node for ${node}`);
for (const folder of ['include', 'share']) rmSync(join(nodePackage, folder), { recursive: true, force: true });

writeBillOfMaterials();
await fillCompileCache();
run('tar', [
  '--sort=name',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mode=u=rwX,go=rX',
  '-czf',
  `../${name}.tar.gz`,
  '-C',
  '..',
  name,
]);
const megabytes = Math.round(statSync(`${target}.tar.gz`).size / 1e6);
rmSync(target, { recursive: true });
process.stdout.write(`Wrote release/${name}.tar.gz (${megabytes} MB).\n`);

/** Starts the release and loads a page to fill the compile cache, which makes the first start after unpacking faster. */
async function fillCompileCache() {
  const data = mkdtempSync(join(tmpdir(), 'agency-site-'));
  const { PATH = '' } = process.env;
  const server = spawn(join(target, 'bin/agency-site'), ['start'], { cwd: data, env: { PATH, PORT: '0' } });
  const ended = once(server, 'exit');
  let output = '';
  for await (const chunk of server.stdout) {
    output += chunk;
    const url = readyUrl(output);
    if (!url) continue;
    const { status } = await fetch(url);
    if (status !== 200) throw new Error(`The release answered ${status} to its first request`);
    break;
  }
  server.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new Error(`The release ended with exit code ${code}:\n${output}`);
  const cache = join(target, '.tools/compile-cache');
  for (const folder of readdirSync(cache)) renameSync(join(cache, folder), join(cache, folder.replace(/-\d+$/, '-0')));
  rmSync(data, { recursive: true });
}

/**
 * Writes the list of contained packages in CycloneDX format: Node, the modules of the server, and those that are part
 * of the built site.
 */
function writeBillOfMaterials() {
  const file = join(target, 'sbom.cdx.json');
  const filters = ['agency-site', '@site/api...', '@site/web'].flatMap((name) => ['--filter', name]);
  run(
    'pnpm',
    [...'sbom --prod --sbom-format cyclonedx --sbom-type application --out'.split(' '), file, ...filters],
    root,
  );
  const bill = JSON.parse(readFileSync(file, 'utf8'));
  const isContained = (/** @type {string} */ reference) =>
    !TYPES_ONLY.test(decodeURIComponent(reference.replace(/^pkg:npm\//, '')));
  bill.components = bill.components.filter((/** @type {{ purl: string }} */ { purl }) => isContained(purl));
  bill.dependencies = bill.dependencies
    .filter((/** @type {{ ref: string }} */ { ref }) => isContained(ref))
    .map((/** @type {{ ref: string, dependsOn?: string[] }} */ entry) => ({
      ...entry,
      dependsOn: (entry.dependsOn ?? []).filter(isContained),
    }));
  writeFileSync(file, `${JSON.stringify(bill, undefined, 2)}\n`);
}

/**
 * Runs a program, in the folder of the release unless another one is given.
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args, cwd = target) {
  const { status, error, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`"${program} ${args.join(' ')}" failed: ${stderr}`);
}
