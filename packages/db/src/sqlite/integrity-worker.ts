import { parentPort, workerData } from 'node:worker_threads';
import { findDamage } from './integrity.ts';

// Checks the file `workerData`, and posts whether it is sound.
parentPort?.postMessage(findDamage(workerData as string) === null);
