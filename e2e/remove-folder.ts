import { rmSync } from 'node:fs';

/** Removes the databases and uploads of the browser tests. The first server still runs and may write meanwhile. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default function removeFolder() {
  rmSync(process.env.E2E_FOLDER ?? '', { recursive: true, force: true, maxRetries: 5 });
}
