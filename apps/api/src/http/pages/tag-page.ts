import { paths } from '@site/schema/paths';
import { tagSlug } from '@site/schema/tag-slug';
import type { FastifyInstance } from 'fastify';

/** Serves the pages of tags; other spellings of a tag are redirected to its address, with the query. */
export function serveTags(app: FastifyInstance): void {
  app.get<{ Params: { tag: string } }>(`${paths.blog}/tag/:tag`, (request, reply) => {
    const [pathname = ''] = request.url.split('?');
    const { tag } = request.params;
    const address = paths.blogTag(tag);
    if (tagSlug(tag) === '' || pathname === address) return app.sendPage(request, reply);
    return reply.redirect(address + request.url.slice(pathname.length), 301);
  });
}
