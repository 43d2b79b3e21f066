import { isRecordKind, records } from '@site/schema/record-kinds';
import { leadKindFacts } from '../leads/lead-kinds.ts';
import { stageLabels } from '../leads/stages.ts';
import { sectionPath } from '../screen/section-path.ts';
import type { Outputs } from '../trpc-react.ts';
import { kindIcons, type PaletteItem } from './palette-items.ts';

type Found = Outputs['search']['find'][number];
type FoundRecord = Exclude<Found, { kind: 'copy' }>;

const TEXT_MAX = 90;

/** The results of the server as items. A person with several contacts or calls is one item, with the newest of them. */
export function foundItems(found: readonly Found[], group?: string): PaletteItem[] {
  const people = Map.groupBy(found, (one) =>
    one.kind === 'copy' || !one.lead ? one : `${one.kind} ${one.lead.email}`,
  );
  return [...people.values()].flatMap(([first, ...others]) => (first ? [itemOf(first, others.length, group)] : []));
}

function itemOf(found: Found, others: number, group: string | undefined): PaletteItem {
  const { kind } = found;
  const Icon = kindIcons[kind];
  if (found.kind === 'copy') {
    const { page, title, field, text } = found;
    return {
      key: `copy ${page}`,
      group: 'Page texts',
      label: title,
      description: text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text,
      Icon,
      target: { to: { pathname: sectionPath({ slug: 'pages' }), search: `?${new URLSearchParams({ page, field })}` } },
    };
  }
  const { slug, title, parameter } = placeOf(found.kind);
  const more = others > 0 ? `and ${others} more` : '';
  const details = found.lead
    ? [found.lead.email, stageLabels[found.lead.stage], more]
    : [found.isDraft && 'Draft', group && title];
  return {
    key: `${kind} ${found.id}`,
    group: group ?? title,
    label: found.title,
    description: details.filter(Boolean).join(' · '),
    Icon,
    target: { to: { pathname: sectionPath({ slug }), search: `?${parameter}=${found.id}` } },
  };
}

/** The section that opens a record, and the parameter of its URL. */
function placeOf(kind: FoundRecord['kind']) {
  if (isRecordKind(kind)) return { ...records[kind].section, parameter: 'edit' };
  if (kind === 'category') return { slug: records.post.section.slug, title: 'Categories', parameter: 'category' };
  if (kind === 'media') return { slug: 'media', title: 'Media', parameter: 'edit' };
  return { slug: leadKindFacts[kind].slug, title: kind === 'call' ? 'Calls' : 'Contacts', parameter: 'lead' };
}
