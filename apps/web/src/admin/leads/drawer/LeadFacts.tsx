import { Group, Select } from '@mantine/core';
import type { StoredContact } from '@site/schema/contact';
import { chatLink, mailLink, phoneLink } from '@site/schema/contact-link';
import type { LeadKind, Stage } from '@site/schema/lead';
import { Fact, Facts } from '../../screen/Facts.tsx';
import { LongText } from '../cells/LongText.tsx';
import { ReplyClock } from '../cells/ReplyClock.tsx';
import { stageOptions } from '../stages.ts';
import { useLeadActions } from '../use-lead-actions.ts';
import { FollowUp } from './FollowUp.tsx';
import classes from './LeadFacts.module.css';
import type { LeadHistory } from './timeline.ts';

type Props = {
  kind: LeadKind;
  history: LeadHistory;
  phone: { shown: string; key: string } | undefined;
  onCall: () => void;
  onChat: () => void;
};

/** The sender, the stage and the source of a lead. */
export function LeadFacts({ kind, history: { lead }, phone, onCall, onChat }: Props) {
  const { setStage } = useLeadActions(kind);
  const source = describeSource(lead);
  return (
    <div className={classes.facts}>
      <Facts>
        <Fact name="Email">
          <a href={mailLink(lead.email)}>{lead.email}</a>
        </Fact>
        {phone && (
          <Fact name="Phone">
            <a href={phoneLink(phone.shown)} onClick={onCall}>
              {phone.shown}
            </a>
            {' · '}
            <a href={chatLink(phone.key)} target="_blank" rel="noopener" onClick={onChat}>
              WhatsApp
            </a>
          </Fact>
        )}
        {'company' in lead && lead.company && <Fact name="Company">{lead.company}</Fact>}
        {'service' in lead && lead.service && <Fact name="Service">{lead.service}</Fact>}
        {source && <Fact name="Source">{source}</Fact>}
        {lead.spamReason && lead.stage !== 'spam' && <Fact name="Suspected">{lead.spamReason}</Fact>}
        <Fact name="Reply">
          <ReplyClock lead={lead} isExplained />
        </Fact>
      </Facts>
      <Group gap={12} align="end">
        <Select
          label="Stage"
          data={stageOptions}
          value={lead.stage}
          allowDeselect={false}
          onChange={(stage) => stage && setStage([lead], stage as Stage)}
          maw={220}
        />
        <FollowUp key={lead.followUpOn} kind={kind} lead={lead} />
      </Group>
      {lead.message && (
        <div className={classes.message}>
          <LongText text={lead.message} maxLength={620} maxLines={10} />
        </div>
      )}
    </div>
  );
}

type Source = Pick<StoredContact, 'enteredByHand' | 'landingPage' | 'referrer' | 'campaign'>;

/** "First page /services, from google.com, campaign spring"; null when nothing is known. */
function describeSource({ enteredByHand, landingPage, referrer, campaign }: Source): string | null {
  const parts = [
    enteredByHand && 'entered by hand',
    landingPage && `first page ${landingPage}`,
    referrer && `from ${hostOf(referrer)}`,
    campaign && `campaign ${campaign}`,
  ].filter(Boolean);
  const text = parts.join(', ');
  return text === '' ? null : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

const hostOf = (referrer: string) => (URL.canParse(referrer) ? new URL(referrer).host : referrer);
