import type { CallOutcome } from '@site/schema/call';
import { type Stage, stages } from '@site/schema/lead';

export const stageLabels: Record<Stage, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

export const stageOptions = stages.map((value) => ({ value, label: stageLabels[value] }));

export const outcomeLabels: Record<CallOutcome, string> = {
  held: 'Held',
  'no-show': 'No-show',
  moved: 'Moved',
  cancelled: 'Cancelled',
};
