import { Button, Group } from '@mantine/core';
import { useLeadActions } from '../use-lead-actions.ts';
import classes from './DrawerNotice.module.css';
import type { LeadHistory } from './timeline.ts';

/** The reason why a lead is in quarantine, and the actions to release or block it. */
export function QuarantineNotice({ history: { kind, lead } }: { history: LeadHistory }) {
  const { setStage, block } = useLeadActions(kind);
  return (
    <section className={classes.notice} aria-label="Quarantine">
      <p>
        <strong>In quarantine</strong>
        {lead.spamReason ? `: ${lead.spamReason}. ` : '. '}
        Nothing about it is mailed until you release it.
      </p>
      <Group gap={8}>
        <Button size="xs" onClick={() => setStage([lead], 'new')}>
          Release
        </Button>
        <Button size="xs" variant="default" onClick={() => block(lead)}>
          Block the sender
        </Button>
      </Group>
    </section>
  );
}
