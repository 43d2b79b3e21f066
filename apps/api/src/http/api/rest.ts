import { account, identityProof, loginInput, loginResponse, passwordChange } from '@site/schema/account';
import { auditEntry } from '@site/schema/audit';
import { call, callInput } from '@site/schema/call';
import { caseStudy, caseStudyInput, caseStudyPatch } from '@site/schema/case-study';
import { contact, contactInput } from '@site/schema/contact';
import { leadStatus } from '@site/schema/lead';
import { post, postInput, postSummary } from '@site/schema/post';
import { project, projectInput } from '@site/schema/project';
import { listedRedirect, notFoundEntry, redirectInput } from '@site/schema/redirect';
import { service, serviceInput, servicePatch } from '@site/schema/service';
import { z } from 'zod';
import { leadRoutes } from './rest-leads.ts';
import { mediaRoutes } from './rest-media.ts';
import { act, change, create, get, lead, list, type RestRoute, remove, withId } from './rest-route.ts';
import { versionRoutes } from './rest-versions.ts';

/*
 * The table of REST routes: every documented path and the procedure that it calls. The OpenAPI document is generated
 * from it.
 */

const me = z.object({ user: account });

/** For routes that answer or delete one record. */
const record = { hasTag: true } as const;

export const restRoutes: RestRoute[] = [
  list('/api/services', 'Active services', service, (c, r) => c.service.list(r.query)),
  list('/api/admin/services', 'All services', service, (c, r) => c.service.listAll(r.query), { admin: true }),
  get('/api/services/by-href/:slug', 'The active service with an href', service, (c, r) => c.service.bySlug(r), record),
  create('/api/services', 'Add a service', serviceInput, service, (c, r) => c.service.create(r.body), record),
  change(
    'PATCH',
    '/api/services/:id',
    'Change a service',
    servicePatch,
    service,
    (c, r) => c.service.update(withId(r)),
    record,
  ),
  remove('/api/services/:id', 'Delete a service', (c, r) => c.service.remove(withId(r)), record),
  lead('/api/services/:id/enquiry', 'Send an enquiry about a service', contactInput, (c, r) =>
    c.service.enquire(withId(r)),
  ),

  list('/api/portfolio', 'Projects', project, (c, r) => c.project.list(r.query)),
  create('/api/portfolio', 'Add a project', projectInput, project, (c, r) => c.project.create(r.body), record),
  change(
    'PUT',
    '/api/portfolio/:id',
    'Replace a project',
    projectInput,
    project,
    (c, r) => c.project.replace(withId(r)),
    record,
  ),
  remove('/api/portfolio/:id', 'Delete a project', (c, r) => c.project.remove(withId(r)), record),

  list('/api/case-studies', 'Case studies', caseStudy, (c, r) => c.caseStudy.list(r.query)),
  get('/api/case-studies/:id', 'A case study', caseStudy, (c, r) => c.caseStudy.byId(r), record),
  create(
    '/api/case-studies',
    'Add a case study',
    caseStudyInput,
    caseStudy,
    (c, r) => c.caseStudy.create(r.body),
    record,
  ),
  change(
    'PATCH',
    '/api/case-studies/:id',
    'Change a case study',
    caseStudyPatch,
    caseStudy,
    (c, r) => c.caseStudy.update(withId(r)),
    record,
  ),
  remove('/api/case-studies/:id', 'Delete a case study', (c, r) => c.caseStudy.remove(withId(r)), record),

  list('/api/blog-posts/published', 'Published posts', postSummary, (c, r) => c.post.list(r.query)),
  list('/api/blog/posts', 'Published posts, for the sitemap', postSummary, (c, r) => c.post.list(r.query)),
  get('/api/blog-posts/slug/:slug', 'A published post', post, (c, r) => c.post.bySlug(r), record),
  act('/api/blog-posts/slug/:slug/view', 'Count a view of a post', (c, r) => c.post.view(r)),
  list('/api/blog-posts', 'All posts, including drafts and scheduled ones', post, (c, r) => c.post.listAll(r.query), {
    admin: true,
  }),
  create('/api/admin/blog-posts', 'Add a post', postInput, post, (c, r) => c.post.create(r.body), {
    ...record,
    errorStatuses: [409],
  }),
  change('PUT', '/api/admin/blog-posts/:id', 'Replace a post', postInput, post, (c, r) => c.post.replace(withId(r)), {
    ...record,
    errorStatuses: [409],
  }),
  remove('/api/admin/blog-posts/:id', 'Delete a post', (c, r) => c.post.remove(withId(r)), record),

  lead('/api/contact', 'Send a contact', contactInput, (c, r) => c.contact.send(r.body)),
  list('/api/contact-submissions', 'Contacts', contact, (c, r) => c.contact.listAll(r.query), { admin: true }),
  change(
    'PATCH',
    '/api/contact-submissions/:id/status',
    'Set whether a contact was answered',
    leadStatus,
    contact,
    (c, r) => c.contact.setContacted(withId(r)),
  ),

  lead(
    '/api/schedule-call',
    'Schedule a call',
    callInput,
    async (c, r) => {
      const { message: confirmation, id } = await c.callRequest.schedule(r.body);
      return { message: confirmation, id };
    },
    // The slot is full.
    { errorStatuses: [409] },
  ),
  list('/api/call-schedules', 'Calls', call, (c, r) => c.callRequest.listAll(r.query), { admin: true }),
  change('PATCH', '/api/call-schedules/:id/status', 'Set whether a call was answered', leadStatus, call, (c, r) =>
    c.callRequest.setContacted(withId(r)),
  ),

  ...leadRoutes,
  ...mediaRoutes,
  ...versionRoutes,

  list(
    '/api/admin/redirects',
    'Redirects',
    listedRedirect,
    (c, r) => c.redirect.listForAdmin({ search: null, ...r.query }),
    {
      admin: true,
    },
  ),
  create('/api/admin/redirects', 'Add a redirect', redirectInput, listedRedirect, (c, r) => c.redirect.create(r.body), {
    errorStatuses: [409],
  }),
  change(
    'PUT',
    '/api/admin/redirects/:id',
    'Replace a redirect',
    redirectInput,
    listedRedirect,
    (c, r) => c.redirect.replace(withId(r)),
    { errorStatuses: [409] },
  ),
  remove('/api/admin/redirects/:id', 'Delete a redirect', async (c, r) => {
    await c.redirect.remove(r);
    return { message: 'Redirect deleted successfully' };
  }),
  list(
    '/api/admin/not-found',
    'Addresses that were requested in vain, the most missed first; `scanners` counts the paths of scanners',
    notFoundEntry,
    (c, r) => c.redirect.notFound(r.query),
    { admin: true },
  ),

  list('/api/admin/audit', 'The audit log', auditEntry, (c, r) => c.audit.listForAdmin(r.query), { admin: true }),
  act('/api/admin/login', 'Log in', (c, r) => c.account.login(r.body), {
    body: loginInput,
    response: loginResponse,
    errorStatuses: [401],
  }),
  get('/api/admin/me', 'Who is logged in', me, (c) => c.account.me(), { admin: true }),
  act('/api/admin/logout', 'Log out', (c) => c.account.logout(), { admin: true }),
  act(
    '/api/admin/change-password',
    'Change the password and end all other sessions',
    (c, r) => c.account.changePassword(r.body),
    {
      body: passwordChange,
      admin: true,
      errorStatuses: [403],
    },
  ),
  act(
    '/api/admin/confirm',
    'Confirm the session for 10 minutes, for changes that need it',
    (c, r) => c.account.confirm(r.body),
    {
      body: identityProof,
      admin: true,
    },
  ),
];
