import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@site/db/testing/database';
import { expect, onTestFinished, test } from 'vitest';
import { createImageProcess } from './image-process.ts';

test('a result that cannot be stored is a failure of the service, not of the picture', async () => {
  const images = createImageProcess({ warn: () => {} });
  onTestFinished(() => images.stop());
  const folder = emptyFolder();
  const source = join(folder, 'a.svg');
  writeFileSync(source, '<svg viewBox="0 0 9 9"/>');
  const job = { kind: 'convert', type: 'svg', source, target: join(folder, 'missing', 'file') } as const;
  await expect(images.run(job, 'urgent')).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    cause: { retryAfter: 30 },
  });
});
