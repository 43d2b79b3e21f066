import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../trpc/context.ts';
import { createCaller } from '../../trpc/router.ts';

/*
 * Calendar files at private addresses: of one call for its visitor, and of all calls for the administrator.
 */

type Options = { visitor: (request: FastifyRequest) => Context };

export function serveCalendars(app: FastifyInstance, { visitor }: Options): void {
  app.get<{ Params: { token: string } }>('/booking/:token(^[\\w.-]+).ics', async (request, reply) => {
    await request.countRender();
    const file = await createCaller(visitor(request)).booking.fileByToken(request.params);
    return sendCalendar(reply.header('content-disposition', 'attachment; filename="call.ics"'), file);
  });

  app.get<{ Params: { secret: string } }>('/calendar/:secret(^[\\w-]+).ics', async (request, reply) => {
    await request.countRender();
    return sendCalendar(reply, await createCaller(visitor(request)).booking.feedFile(request.params));
  });
}

const sendCalendar = (reply: FastifyReply, file: string) =>
  reply
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/calendar; charset=utf-8')
    .send(file);
