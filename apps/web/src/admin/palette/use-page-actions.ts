import { type LeadKind, leadKinds, type Stage, stages } from '@site/schema/lead';
import { IconFilterOff, IconProgressCheck } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { findHistory } from '../leads/drawer/timeline.ts';
import { leadKindFacts } from '../leads/lead-kinds.ts';
import { stageLabels } from '../leads/stages.ts';
import { useLeadActions } from '../leads/use-lead-actions.ts';
import { sectionPath } from '../screen/section-path.ts';
import { trpc } from '../trpc-react.ts';
import type { PaletteItem } from './palette-items.ts';

/** Parameters of the URL that open something, and do not filter a list. */
const opening = ['edit', 'lead', 'page', 'field'];

/** The actions that the open screen has: the stages of the open lead, and clearing search and filters. */
export function usePageActions(): PaletteItem[] {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const open = leadKinds.find((kind) => pathname === sectionPath(leadKindFacts[kind]));
  const stageActions = useStageActions(open ?? 'contact', open ? Number(params.get('lead')) : 0);
  const filters = [...params.keys()].filter((name) => !opening.includes(name));
  if (filters.length === 0) return stageActions;
  for (const name of filters) params.delete(name);
  const clear: PaletteItem = {
    key: 'clear filters',
    group: 'On this page',
    label: 'Clear filters',
    keywords: 'reset search show all sort',
    Icon: IconFilterOff,
    target: { to: { pathname, search: params.toString() } },
  };
  return [...stageActions, clear];
}

function useStageActions(kind: LeadKind, id: number): PaletteItem[] {
  const { lead } = trpc.useUtils();
  const { setStage } = useLeadActions(kind);
  const person = id > 0 ? lead.byId.getData({ kind, id }) : undefined;
  const found = person && findHistory(person, { kind, id })?.lead;
  const toStage = (stage: Stage): PaletteItem => ({
    key: `stage ${stage}`,
    group: found ? 'On this page' : 'Actions',
    label: `Mark as ${stageLabels[stage].toLowerCase()}`,
    description: found?.name ?? 'Open a contact or a call first',
    keywords: 'stage status set',
    isSearchedOnly: !found,
    Icon: IconProgressCheck,
    target: found ? { run: () => setStage([found], stage) } : { to: sectionPath(leadKindFacts[kind]) },
  });
  return stages.filter((stage) => stage !== found?.stage).map(toStage);
}
