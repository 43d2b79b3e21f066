import type { ListQuery, Move } from '@site/schema/list-query';
import { paths, serviceHref } from '@site/schema/paths';
import {
  HREF_MAX,
  type ServiceAdminListQuery,
  type ServiceSortOrders,
  SORT_ORDER_MAX,
  service,
  serviceCard,
  type serviceInput,
  serviceLink,
  type servicePatch,
} from '@site/schema/service';
import { nextInFamily, type ServiceFamily } from '@site/schema/service-families';
import { show } from '@site/schema/site';
import type { z } from 'zod';
import { moveBeside } from '../lists/own-order.ts';
import { table } from '../table.ts';
import type { Db } from '../tables.ts';
import { inTransaction } from '../transaction.ts';

const services = table('services', service);
const links = table('services', serviceLink);
const cards = table('services', serviceCard);

const inOrder = (db: Db) => db.selectFrom('services').orderBy('sortOrder').orderBy('id');
export const activeServices = (db: Db) => inOrder(db).where('active', '=', true);

export const listActiveServices = (db: Db, query: ListQuery) => services.list(activeServices(db), query);

export async function listServiceLinks(db: Db) {
  const { items } = await links.list(activeServices(db), {});
  return items;
}

/** The active services with these paths, in their order. */
export async function listServicesByPath(db: Db, pathnames: readonly string[]) {
  const { items } = await cards.list(activeServices(db), {});
  return items.filter(({ href }) => pathnames.includes(serviceHref(href)));
}

/** Other active services of the family to which a service belongs. */
export async function listRelatedServices(db: Db, id: number, families: readonly ServiceFamily[]) {
  const ids = nextInFamily(id, await listServiceLinks(db), families)
    .slice(0, show.relatedServices)
    .map((service) => service.id);
  if (ids.length === 0) return [];
  const { items } = await cards.list(db.selectFrom('services').where('id', 'in', ids), {});
  return items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

export const listAllServices = (db: Db, query: ListQuery) => services.list(inOrder(db), query);

/** The active service whose href is `/services/{slug}` or the slug itself; of several such services, the oldest. */
export async function findActiveServiceBySlug(db: Db, slug: string) {
  const withHref = db.selectFrom('services').where('href', 'in', [`/services/${slug}`, slug]);
  // Sorted here: with an ORDER BY, SQLite reads all services in their order instead of using the index on href.
  const { items } = await services.list(withHref.where('active', '=', true), {});
  return items.toSorted((a, b) => a.id - b.id)[0];
}

type Addressed = { id?: number; title: string; href: string };

/** The path with the lowest number that no active service has: `/services/seo-2` for `/services/seo`. */
export async function findFreePath(db: Db, path: string): Promise<string> {
  for (let number = 2; ; number++) {
    const href = `${path.slice(0, HREF_MAX - String(number).length - 1)}-${number}`;
    if (!(await findPathConflict(db, [{ title: '', href }]))) return href;
  }
}

/** Two services whose pages would have the same path if these were active. Any number may link to another page. */
export async function findPathConflict(db: Db, services: readonly Addressed[]) {
  const prefix = paths.service('');
  const pathOf = ({ href }: Addressed) => serviceHref(href);
  const wanted = services.filter((service) => pathOf(service).startsWith(prefix));
  if (wanted.length === 0) return undefined;
  const hrefs = wanted.map(pathOf).flatMap((path) => [path, path.slice(prefix.length)]);
  const { items: active } = await links.list(
    db.selectFrom('services').where('href', 'in', hrefs).where('active', '=', true),
    {},
  );
  const known = Map.groupBy<string, Addressed>(active, pathOf);
  for (const service of wanted) {
    const path = pathOf(service);
    const others = known.get(path) ?? [];
    const other = others.find(({ id }) => id === undefined || id !== service.id);
    if (other) return { service, other, path };
    known.set(path, [...others, service]);
  }
  return undefined;
}

/** The conflict that activating these services would cause. */
export async function findActivationConflict(db: Db, ids: readonly number[]) {
  const { items } = await links.list(db.selectFrom('services').where('id', 'in', ids).where('active', '=', false), {});
  return findPathConflict(db, items);
}

export const findService = (db: Db, id: number) => services.find(db.selectFrom('services').where('id', '=', id));

export const findActiveService = (db: Db, id: number) => services.find(activeServices(db).where('id', '=', id));

export const insertService = (db: Db, input: z.output<typeof serviceInput>, now: Date) =>
  services.insert(db, { ...input, createdAt: now, updatedAt: now });

export const updateService = (db: Db, id: number, patch: z.output<typeof servicePatch>, now: Date) =>
  services.update(db, id, { ...patch, updatedAt: now });

/**
 * Numbers the services in their new order, and returns the sort orders that it replaced. Beyond the highest sort
 * order, services keep the order of their ids. The time of the last change stays, because their pages do not change.
 */
export function moveService(db: Db, move: Move): Promise<ServiceSortOrders | undefined> {
  return db.transaction().execute(async (transaction) => {
    const before = await inOrder(transaction).select(['id', 'sortOrder']).execute();
    const after = moveBeside(before, move);
    if (!after) return undefined;
    const places = after.map(({ id }, index) => ({ id, sortOrder: Math.min(index, SORT_ORDER_MAX) }));
    const isNew = (_: unknown, index: number) => places[index]?.sortOrder !== after[index]?.sortOrder;
    await setServiceSortOrders(transaction, places.filter(isNew));
    return after.filter(isNew);
  });
}

export function setServiceSortOrders(db: Db, places: ServiceSortOrders): Promise<void> {
  return inTransaction(db, async (transaction) => {
    for (const { id, sortOrder } of places) await services.update(transaction, id, { sortOrder });
  });
}

export const listServicesForAdmin = (db: Db, { active, ...query }: ServiceAdminListQuery) =>
  services.listForAdmin(db, { from: inOrder(db), filters: { active } }, query);

export const setServicesActive = (db: Db, ids: readonly number[], isActive: boolean, now: Date) =>
  services.updateMany(db, ids, { active: isActive, updatedAt: now });
