import type { LeadKind } from '@site/schema/lead';
import type { LineColor } from '../../ui/line-map/drawing.ts';

/** What each kind of lead is called, and the router and section that serve it. tRPC reserves the name "call". */
export const leadKindFacts = {
  contact: { router: 'contact', slug: 'contacts', line: 'violet', one: 'contact', many: 'contacts' },
  call: { router: 'callRequest', slug: 'calls', line: 'magenta', one: 'call', many: 'calls' },
} as const satisfies Record<LeadKind, { router: string; slug: string; line: LineColor; one: string; many: string }>;
