import type { ListQuery, Move } from '@site/schema/list-query';
import {
  type ServiceAdminListQuery,
  SORT_ORDER_MAX,
  service,
  type serviceInput,
  serviceLink,
  type servicePatch,
} from '@site/schema/service';
import type { z } from 'zod';
import { moveBeside } from './lists/own-order.ts';
import { table } from './table.ts';
import type { Db } from './tables.ts';

const services = table('services', service);
const links = table('services', serviceLink);

const inOrder = (db: Db) => db.selectFrom('services').orderBy('sortOrder').orderBy('id');
export const activeServices = (db: Db) => inOrder(db).where('active', '=', true);

export const listActiveServices = (db: Db, query: ListQuery) => services.list(activeServices(db), query);

export async function listServiceLinks(db: Db) {
  const { items } = await links.list(activeServices(db), {});
  return items;
}

export const listAllServices = (db: Db, query: ListQuery) => services.list(inOrder(db), query);

/** The active service whose href is `/services/{slug}` or the slug itself; of several such services, the oldest. */
export async function findActiveServiceBySlug(db: Db, slug: string, exceptId?: number) {
  const withHref = db.selectFrom('services').where('href', 'in', [`/services/${slug}`, slug]);
  // Sorted here: with an ORDER BY, SQLite reads all services in their order instead of using the index on href.
  const { items } = await services.list(withHref.where('active', '=', true), {});
  return items.filter(({ id }) => id !== exceptId).toSorted((a, b) => a.id - b.id)[0];
}

export const findService = (db: Db, id: number) => services.find(db.selectFrom('services').where('id', '=', id));

export const findActiveService = (db: Db, id: number) => services.find(activeServices(db).where('id', '=', id));

export const insertService = (db: Db, input: z.output<typeof serviceInput>, now: Date) =>
  services.insert(db, { ...input, createdAt: now, updatedAt: now });

export const updateService = (db: Db, id: number, patch: z.output<typeof servicePatch>, now: Date) =>
  services.update(db, id, { ...patch, updatedAt: now });

/**
 * Numbers the services in their new order. Beyond the highest sort order, services keep the order of their ids. The time
 * of the last change stays, because their pages do.
 */
export function moveService(db: Db, move: Move): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const before = await inOrder(transaction).select(['id', 'sortOrder']).execute();
    const after = moveBeside(before, move);
    for (const [index, { id, sortOrder }] of after?.entries() ?? []) {
      const place = Math.min(index, SORT_ORDER_MAX);
      if (place !== sortOrder) await services.update(transaction, id, { sortOrder: place });
    }
    return after !== undefined;
  });
}

export const listServicesForAdmin = (db: Db, { active, ...query }: ServiceAdminListQuery) =>
  services.listForAdmin(db, { from: inOrder(db), filters: { active } }, query);

export const setServicesActive = (db: Db, ids: readonly number[], isActive: boolean, now: Date) =>
  services.updateMany(db, ids, { active: isActive, updatedAt: now });
