import { version, versionWithContent } from '@site/schema/version';
import { act, get, list, type RestRoute, withId } from './rest-route.ts';

/*
 * The REST routes of versions.
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
];
