import { Button, Group } from '@mantine/core';
import { useLeadActions } from '../../use-lead-actions.ts';
import classes from '../DrawerNotice.module.css';
import type { LeadHistory } from '../timeline.ts';

/** After a reply: offers to change the stage of a lead that is in an earlier stage. */
export function StageOffer({ history: { kind, lead }, onDone }: { history: LeadHistory; onDone: () => void }) {
  const { setStage } = useLeadActions(kind);
  if (lead.stage !== 'new' && lead.stage !== 'contacted') return null;

  const choose = (stage: 'contacted' | 'qualified') => () => {
    setStage([lead], stage);
    onDone();
  };

  return (
    <section className={classes.notice} aria-label="Change the stage">
      <p>
        {lead.stage === 'new'
          ? `Did ${lead.name} get your answer? Then change the stage.`
          : 'Is there a project in it? Then the lead is qualified.'}
      </p>
      <Group gap={8}>
        {lead.stage === 'new' && (
          <Button size="xs" onClick={choose('contacted')}>
            Contacted
          </Button>
        )}
        <Button size="xs" variant="default" onClick={choose('qualified')}>
          Qualified
        </Button>
        <Button size="xs" variant="subtle" onClick={onDone}>
          Leave it
        </Button>
      </Group>
    </section>
  );
}
