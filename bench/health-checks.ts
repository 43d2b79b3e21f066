import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/*
 * A thread that sends a health check every 50 ms until it receives a stop message, and then returns the durations in
 * milliseconds. A separate thread, because the durations would otherwise include the time of sending large bodies.
 */

const PAUSE_MS = 50;
const times: number[] = [];
let isDone = false;
parentPort?.once('message', () => {
  isDone = true;
});
while (!isDone) {
  const began = performance.now();
  await fetch(`${workerData}/api/health`).then((response) => response.text());
  times.push(performance.now() - began);
  await wait(PAUSE_MS);
}
parentPort?.postMessage(times.toSorted((a, b) => a - b));
