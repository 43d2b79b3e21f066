import { Button } from '@mantine/core';
import type { LeadKind } from '@site/schema/lead';
import { useState } from 'react';
import { RouterLink } from '../../../app/navigation/RouterLink.tsx';
import { Drawer } from '../../form/dialogs/Drawer.tsx';
import { QueryStatus } from '../../screen/QueryStatus.tsx';
import { sectionPath } from '../../screen/section-path.ts';
import { every, trpc, unbatched } from '../../trpc-react.ts';
import { leadKindFacts } from '../lead-kinds.ts';
import { Appointment } from './Appointment.tsx';
import { Composer } from './answer/Composer.tsx';
import { replySubject } from './answer/reply-templates.ts';
import { StageOffer } from './answer/StageOffer.tsx';
import { useDraft } from './answer/use-draft.ts';
import classes from './LeadDrawer.module.css';
import { LeadFacts } from './LeadFacts.tsx';
import { PersonActions } from './PersonActions.tsx';
import { QuarantineNotice } from './QuarantineNotice.tsx';
import { Timeline } from './Timeline.tsx';
import { findHistory, isSendingMail, type LeadHistory, type Person } from './timeline.ts';

type Props = { kind: LeadKind; id: number; onClose: () => void };

const REFETCH_MS = 30_000;
const REFETCH_WHILE_SENDING_MS = 2_000;

const refetchMs = (person: Person | undefined) =>
  person && isSendingMail(person) ? REFETCH_WHILE_SENDING_MS : REFETCH_MS;

/** A lead with all data about its person. */
export function LeadDrawer({ kind, id, onClose }: Props) {
  const { lead } = trpc.useUtils();
  const [isLeaving, setLeaving] = useState(false);
  const query = trpc.lead.byId.useQuery(
    { kind, id },
    { staleTime: 0, enabled: !isLeaving, ...every(refetchMs), ...unbatched },
  );
  const history = query.data && findHistory(query.data, { kind, id });
  const { one, many, line } = leadKindFacts[kind];

  /** Closes the drawer before its lead is deleted, so that the lead is not refetched. */
  function leave() {
    setLeaving(true);
    void lead.byId.cancel({ kind, id });
    onClose();
  }

  return (
    <Drawer title={history?.lead.name ?? `A ${one}`} line={line} onClose={onClose}>
      <QueryStatus
        query={query}
        loading={`Loading the ${one}...`}
        failure={`The ${one} could not be opened`}
        missing={
          <>
            <br />
            It was deleted, or never existed. Deleted leads are in the{' '}
            <RouterLink to={sectionPath({ slug: 'trash' })}>trash</RouterLink>.
          </>
        }
      >
        <Button onClick={onClose}>{`Back to the ${many}`}</Button>
      </QueryStatus>
      {query.data && history && <OpenLead person={query.data} history={history} onDelete={leave} />}
    </Drawer>
  );
}

type OpenLeadProps = { person: Person; history: LeadHistory; onDelete: () => void };

function OpenLead({ person, history, onDelete }: OpenLeadProps) {
  const [isAnswered, setAnswered] = useState(false);
  const { kind, lead } = history;
  // A contact has no phone number, but its person may have given one with a call.
  const caller = 'phone' in lead ? lead : person.calls[0]?.lead;
  const phone = caller && { shown: caller.phone, key: caller.phoneKey };
  const draft = useDraft(`lead:${kind}:${lead.id}`, replySubject(history));
  const onAnswered = () => setAnswered(true);
  return (
    <>
      {lead.stage === 'spam' && <QuarantineNotice history={history} />}
      <LeadFacts
        kind={kind}
        history={history}
        phone={phone}
        onCall={() => {
          draft.change({ channel: 'phone' });
          onAnswered();
        }}
        onChat={onAnswered}
      />
      {history.kind === 'call' && <Appointment call={history.lead} onAnswered={setAnswered} />}
      <Composer person={person} history={history} phone={phone} draft={draft} onAnswered={onAnswered} />
      {isAnswered && <StageOffer history={history} onDone={() => setAnswered(false)} />}
      <section aria-label="What happened">
        <h3 className={classes.heading}>What happened</h3>
        <Timeline person={person} open={{ kind, id: lead.id }} />
      </section>
      <PersonActions person={person} history={history} onDelete={onDelete} />
    </>
  );
}
