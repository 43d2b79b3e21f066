import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { explainStartFailure, startServer } from './server.ts';

const web = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const print = (text: string) => process.stdout.write(`${text}\n`);

function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

function readConfigOrFail(): Config {
  try {
    return loadConfig();
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}

const config = readConfigOrFail();
const entry = `${web}server/entry-server.js`;
if (!existsSync(entry)) fail('The web application is not built. Run "npm start", which builds it.');
const { addressOf, createPictures, createRenderer, inlineScripts } = await import(entry);

try {
  const server = await startServer(
    config,
    {
      render: createRenderer({ publicUrl: config.publicUrl }),
      addressOf,
      pictures: createPictures({ publicUrl: config.publicUrl }),
      inlineScripts,
      folder: `${web}client`,
    },
    print,
  );
  const stop = async () => {
    await server.stop();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
} catch (error) {
  fail(explainStartFailure(error, config) ?? `The server could not start.\n${(error as Error).stack}`);
}
