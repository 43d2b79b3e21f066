import { Badge, UnstyledButton } from '@mantine/core';
import type { Stage } from '@site/schema/lead';
import { useOpenRecord } from '../../records/use-open-record.ts';
import { stageLabels } from '../stages.ts';
import classes from './LeadName.module.css';

type Props = { lead: { id: number; name: string; stage: Stage } };

/** Opens the lead. The status button of the row says whether it is new or contacted. */
export function LeadName({ lead: { id, name, stage } }: Props) {
  const open = useOpenRecord('lead');
  return (
    <>
      <UnstyledButton className={classes.name} aria-haspopup="dialog" onClick={() => open.edit(id)}>
        {name}
      </UnstyledButton>
      {stage !== 'new' && stage !== 'contacted' && (
        <>
          {' '}
          <Badge variant={stage === 'won' ? 'filled' : 'outline'}>{stageLabels[stage]}</Badge>
        </>
      )}
    </>
  );
}
