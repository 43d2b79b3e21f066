import { newPreview, preview, previewInput } from '@site/schema/preview';
import { version, versionWithContent } from '@site/schema/version';
import { act, create, get, list, type RestRoute, remove, withId } from './rest-route.ts';

/*
 * The REST routes of versions and of the links to previews.
 */

export const versionRoutes: RestRoute[] = [
  list(
    '/api/admin/versions',
    'The versions of a record, of the texts of a page or of a setting, the newest first',
    version,
    (c, { query, parameters }) => c.version.listForAdmin({ ...query, ...parameters } as never),
    { admin: true, parameters: ['kind', 'id'] },
  ),
  get('/api/admin/versions/:id', 'A version with its content', versionWithContent, (c, r) => c.version.byId(r), {
    admin: true,
  }),
  act(
    '/api/admin/versions/:id/restore',
    'Make a working copy with the content of a version, or with some of its fields; nothing is published',
    (c, r) => c.version.restore(withId(r)),
    { admin: true, response: version },
  ),
  create(
    '/api/admin/previews',
    'Make a link to a preview of the newest draft, or of the version whose id, as GET /api/admin/versions lists it, is in `version`',
    previewInput,
    newPreview,
    async (c, { body }) => {
      const { qr: _, ...made } = await c.preview.create(body);
      return made;
    },
    { errorStatuses: [404] },
  ),
  list(
    '/api/admin/previews',
    'The links to previews that can be opened, the newest first',
    preview,
    (c, { query, parameters }) => c.preview.list({ ...query, ...parameters } as never),
    { admin: true, parameters: ['kind', 'id'] },
  ),
  remove('/api/admin/previews/:id', 'Revoke a link to a preview', (c, { id }) => c.preview.revoke({ id })),
];
