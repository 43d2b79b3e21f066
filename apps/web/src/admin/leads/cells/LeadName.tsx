import { Badge } from '@mantine/core';
import type { Stage } from '@site/schema/lead';
import { RecordLink } from '../../records/RecordLink.tsx';
import { stageLabels } from '../stages.ts';

type Props = { lead: { id: number; name: string; stage: Stage } };

/** Opens the lead. The status button of the row says whether it is new or contacted. */
export function LeadName({ lead: { id, name, stage } }: Props) {
  return (
    <p>
      <RecordLink id={id} name={name} parameter="lead" />
      {stage !== 'new' && stage !== 'contacted' && (
        <>
          {' '}
          <Badge variant={stage === 'won' ? 'filled' : 'outline'}>{stageLabels[stage]}</Badge>
        </>
      )}
    </p>
  );
}
