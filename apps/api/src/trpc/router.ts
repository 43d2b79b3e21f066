import { accountRouter } from '../routers/account.ts';
import { bookingRouter } from '../routers/booking.ts';
import { callRouter } from '../routers/call.ts';
import { caseStudyRouter } from '../routers/case-study.ts';
import { categoryRouter } from '../routers/category.ts';
import { contactRouter } from '../routers/contact.ts';
import { copyRouter } from '../routers/copy.ts';
import { leadRouter } from '../routers/lead.ts';
import { mediaRouter } from '../routers/media.ts';
import { auditRouter } from '../routers/operations/audit.ts';
import { backupRouter } from '../routers/operations/backup.ts';
import { doctorRouter } from '../routers/operations/doctor.ts';
import { factorRouter } from '../routers/operations/factor.ts';
import { mailRouter } from '../routers/operations/mail.ts';
import { retentionRouter } from '../routers/operations/retention.ts';
import { setupRouter } from '../routers/operations/setup.ts';
import { webhookRouter } from '../routers/operations/webhook.ts';
import { overviewRouter } from '../routers/overview.ts';
import { pageRouter } from '../routers/page.ts';
import { postRouter } from '../routers/post.ts';
import { previewRouter } from '../routers/previews/preview.ts';
import { projectRouter } from '../routers/project.ts';
import { redirectRouter } from '../routers/redirect.ts';
import { replyTemplateRouter } from '../routers/reply-template.ts';
import { searchRouter } from '../routers/search.ts';
import { serviceRouter } from '../routers/service.ts';
import { siteRouter } from '../routers/site.ts';
import { sitemapRouter } from '../routers/sitemap.ts';
import { trashRouter } from '../routers/trash.ts';
import { versionRouter } from '../routers/version.ts';
import { createCallerFactory, router } from './procedures.ts';

export const appRouter = router({
  service: serviceRouter,
  project: projectRouter,
  caseStudy: caseStudyRouter,
  post: postRouter,
  page: pageRouter,
  category: categoryRouter,
  contact: contactRouter,
  // tRPC reserves the name "call".
  callRequest: callRouter,
  lead: leadRouter,
  replyTemplate: replyTemplateRouter,
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
  redirect: redirectRouter,
  sitemap: sitemapRouter,
  trash: trashRouter,
  search: searchRouter,
  preview: previewRouter,
  version: versionRouter,
});

export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
