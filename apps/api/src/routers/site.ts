import { listServiceLinks } from '@site/db/service';
import { findBooking, findBrand, saveBrand } from '@site/db/setting';
import { listMovedCalls } from '@site/db/zone-change';
import { shownSlots } from '@site/schema/booking';
import { brandInput } from '@site/schema/brand';
import { defaultNavigation, isHidden } from '@site/schema/navigation';
import { serviceHref } from '@site/schema/paths';
import { timeSlots } from '@site/schema/site';
import { contentChange } from '@site/schema/version';
import { zoneOf } from '@site/schema/zone';
import { brandOf } from '../content/draft.ts';
import { siteTexts } from '../content/page-texts.ts';
import { contentDb } from '../trpc/content-change.ts';
import { adminProcedure, publicProcedure, router } from '../trpc/procedures.ts';

export const siteRouter = router({
  /** The data of header and footer, on every page. */
  facts: publicProcedure.query(async ({ ctx }) => {
    const [brand, services, booking] = await Promise.all([brandOf(ctx), listServiceLinks(ctx.db), findBooking(ctx.db)]);
    const texts = await siteTexts(ctx, brand);
    const shown = services.filter(({ href }) => !isHidden(texts.navigation ?? defaultNavigation, serviceHref(href)));
    const slots = shownSlots(booking.slots);
    return { brand, zone: zoneOf(brand), ...(slots !== timeSlots && { slots }), services: shown, ...texts };
  }),

  /** The upcoming calls that begin at another time on the visitor's clock once the time zone is changed. */
  callsMovedBy: adminProcedure
    .input(brandInput.pick({ timeZone: true }))
    .query(async ({ ctx, input: { timeZone: to } }) => {
      const { timeZone: from } = await findBrand(ctx.db);
      return listMovedCalls(ctx.db, { from, to, now: ctx.now() });
    }),

  saveBrand: adminProcedure
    .input(brandInput)
    .input(contentChange)
    .mutation(async ({ ctx, input: { basedOn, workingCopy, ...brand } }) => {
      await saveBrand(contentDb(ctx, 'setting', 'brand', { basedOn, workingCopy }), brand, ctx.now());
      return { message: 'Settings saved' };
    }),
});
