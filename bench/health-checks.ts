import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/*
 * A thread that requests the health of a server every 50 ms until it is told to stop, and then sends the times in
 * milliseconds. In the thread that sends large bodies, they would include the time that sending takes.
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
