import { mediaItem, mediaPatch, mediaUse, uploadedMedia } from '@site/schema/media';
import { z } from 'zod';
import { change, create, get, list, type RestRoute, remove, withId } from './rest-route.ts';

/*
 * The REST routes of the media library.
 */

export const mediaRoutes: RestRoute[] = [
  list('/api/media', 'Uploaded files', mediaItem, (c, r) => c.media.listAll(r.query), { admin: true }),
  create(
    '/api/media',
    'Upload a file',
    z.object({ file: z.file() }),
    uploadedMedia,
    (c, r) => c.media.add(r.upload as never),
    { takesFile: true },
  ),
  get('/api/media/:id', 'An uploaded file', mediaItem, (c, r) => c.media.byId(r), { admin: true }),
  change('PATCH', '/api/media/:id', 'Change the description of a file', mediaPatch, mediaItem, (c, r) =>
    c.media.update(withId(r)),
  ),
  get(
    '/api/media/:id/uses',
    'The records, texts and settings that use a file',
    z.object({ uses: z.array(mediaUse) }),
    async (c, r) => ({ uses: await c.media.uses(r) }),
    { admin: true },
  ),
  change(
    'PUT',
    '/api/media/:id/replacement',
    'Replace a file by another wherever it is used',
    z.object({ by: z.int() }),
    z.object({ media: mediaItem, changed: z.int(), wasUsed: z.boolean() }),
    (c, r) => c.media.replace(withId(r)),
  ),
  remove('/api/media/:id', 'Delete a file that is not used', (c, r) => c.media.remove(r), { errorStatuses: [409] }),
];
