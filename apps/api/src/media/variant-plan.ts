import { type MediaFormat, mediaFormats, widthsOf } from '@site/schema/media-url';

/*
 * Makes the variants of new pictures in the background, one after the other, so that visitors rarely wait for one.
 * Variants that are missing when the server stops are made on their first request.
 */

export type Variant = { width: number; format: MediaFormat };

type Make = (folder: string, variant: Variant) => Promise<unknown>;
type Log = { warn(fields: object, text: string): void };

export function createVariantPlan(make: Make, log: Log) {
  const planned: { folder: string; variant: Variant }[] = [];
  let isRunning = false;
  let isStopped = false;

  async function run() {
    isRunning = true;
    for (let next = planned.shift(); next; next = planned.shift()) {
      await make(next.folder, next.variant).catch((error: unknown) => {
        if (!isStopped) log.warn({ err: error }, 'could not make a picture in the background');
      });
    }
    isRunning = false;
  }

  return {
    /** Queues all variants of a picture. */
    add(folder: string, width: number) {
      for (const one of widthsOf(width)) {
        planned.push(...mediaFormats.map((format) => ({ folder, variant: { width: one, format } })));
      }
      if (!isRunning) void run();
    },

    stop() {
      isStopped = true;
      planned.length = 0;
    },
  };
}
