import { accountRouter } from '../routers/account.ts';
import { auditRouter } from '../routers/audit.ts';
import { backupRouter } from '../routers/backup.ts';
import { bookingRouter } from '../routers/booking.ts';
import { callRouter } from '../routers/call.ts';
import { caseStudyRouter } from '../routers/case-study.ts';
import { categoryRouter } from '../routers/category.ts';
import { contactRouter } from '../routers/contact.ts';
import { copyRouter } from '../routers/copy.ts';
import { doctorRouter } from '../routers/doctor.ts';
import { factorRouter } from '../routers/factor.ts';
import { leadRouter } from '../routers/lead.ts';
import { mailRouter } from '../routers/mail.ts';
import { mediaRouter } from '../routers/media.ts';
import { overviewRouter } from '../routers/overview.ts';
import { postRouter } from '../routers/post.ts';
import { projectRouter } from '../routers/project.ts';
import { retentionRouter } from '../routers/retention.ts';
import { serviceRouter } from '../routers/service.ts';
import { setupRouter } from '../routers/setup.ts';
import { siteRouter } from '../routers/site.ts';
import { sitemapRouter } from '../routers/sitemap.ts';
import { trashRouter } from '../routers/trash.ts';
import { webhookRouter } from '../routers/webhook.ts';
import { createCallerFactory, router } from './procedures.ts';

export const appRouter = router({
  service: serviceRouter,
  project: projectRouter,
  caseStudy: caseStudyRouter,
  post: postRouter,
  category: categoryRouter,
  contact: contactRouter,
  // tRPC reserves the name "call".
  callRequest: callRouter,
  lead: leadRouter,
  booking: bookingRouter,
  mail: mailRouter,
  backup: backupRouter,
  webhook: webhookRouter,
  media: mediaRouter,
  overview: overviewRouter,
  setup: setupRouter,
  account: accountRouter,
  audit: auditRouter,
  retention: retentionRouter,
  doctor: doctorRouter,
  factor: factorRouter,
  site: siteRouter,
  copy: copyRouter,
  sitemap: sitemapRouter,
  trash: trashRouter,
});

export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
