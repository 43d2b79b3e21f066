import type { LeadKind } from '@site/schema/lead';
import type { LineColor } from '../../ui/line-map/drawing.ts';

/** The name, router and section of each kind of lead. tRPC reserves the name "call". */
export const leadKindFacts = {
  contact: { router: 'contact', slug: 'contacts', line: 'violet', one: 'contact', many: 'contacts' },
  call: { router: 'callRequest', slug: 'calls', line: 'magenta', one: 'call', many: 'calls' },
} as const satisfies Record<LeadKind, { router: string; slug: string; line: LineColor; one: string; many: string }>;

/** The kind of the leads that a router serves. */
export const leadKindOf = { contact: 'contact', callRequest: 'call' } as const;
