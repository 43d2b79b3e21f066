import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('../../testing/first-requests.ts', import.meta.url));
const flags = ['--expose-gc', '--allow-natives-syntax', '--no-warnings'];

test.each([0, 5, 6, 7])(
  'requests and answers keep their shape, which makes them fast, when memory is given back after %i of them',
  async (sent) => {
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, program, String(sent)]);
    const shapes: boolean[] = JSON.parse(stdout);
    expect(shapes).toHaveLength(6);
    expect(shapes).not.toContain(false);
  },
);
