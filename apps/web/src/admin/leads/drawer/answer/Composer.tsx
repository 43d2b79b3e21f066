import { Button, Group, SegmentedControl, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { chatLink } from '@site/schema/contact-link';
import type { ReplyTemplate } from '@site/schema/reply-template';
import { useDates } from '../../../../app/use-dates.ts';
import type { LeadHistory, Person } from '../timeline.ts';
import classes from './Composer.module.css';
import { PhoneScript } from './PhoneScript.tsx';
import { type TemplateFacts, templateFacts, useTemplates } from './reply-templates.ts';
import { useAnswers } from './use-answers.ts';
import type { Channel, Draft } from './use-draft.ts';

type Props = {
  person: Person;
  history: LeadHistory;
  phone: { shown: string; key: string } | undefined;
  draft: Draft;
  /** Called when the person was answered. */
  onAnswered: () => void;
};

/** Writes a reply by mail, a WhatsApp message or a note, or guides through a phone call. */
export function Composer({ person, history, phone, draft, onAnswered }: Props) {
  const { subject, text, change } = draft;
  // A draft may be older than the phone number.
  const channel = phone || draft.channel === 'note' ? draft.channel : 'mail';
  const facts = templateFacts(useDates(), person, history);
  const { isSending, sendReply, addNote, keepWhatsAppMessage } = useAnswers(history, { ...draft, channel }, onAnswered);
  const hasGap = channel === 'mail' && EMPTY_ITEM.test(text);
  const isIncomplete = text.trim() === '' || hasGap || (channel === 'mail' && subject.trim() === '');

  return (
    <Stack gap={12} className={classes.composer}>
      <SegmentedControl
        aria-label="What to write"
        value={channel}
        onChange={(value) => change({ channel: value as Channel })}
        data={[
          { value: 'mail', label: 'Reply' },
          ...(phone
            ? [
                { value: 'whatsapp', label: 'WhatsApp' },
                { value: 'phone', label: 'Call' },
              ]
            : []),
          { value: 'note', label: 'Note' },
        ]}
      />
      <ChannelFields channel={channel} facts={facts} phone={phone?.shown} draft={draft} onCall={onAnswered} />
      <Textarea
        label={textLabels[channel]}
        withAsterisk={channel === 'mail'}
        value={text}
        error={hasGap && 'Fill in the line that begins with "-", or remove it'}
        autosize
        minRows={channel === 'mail' || channel === 'whatsapp' ? 5 : 2}
        maxRows={16}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <Group>
        {channel === 'mail' && (
          <Button loading={isSending} disabled={isIncomplete} onClick={sendReply}>
            Send reply
          </Button>
        )}
        {channel === 'whatsapp' && phone && (
          <Button
            component="a"
            href={chatLink(phone.key, text)}
            target="_blank"
            rel="noopener"
            onClick={keepWhatsAppMessage}
          >
            Open WhatsApp
          </Button>
        )}
        {(channel === 'note' || channel === 'phone') && (
          <Button variant="default" loading={isSending} disabled={isIncomplete} onClick={addNote}>
            Add note
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** A blank line in a template that must be filled in. */
const EMPTY_ITEM = /^- *$/m;

const textLabels: Record<Channel, string> = {
  note: 'Note',
  mail: 'Reply',
  whatsapp: 'Message',
  phone: 'What was said',
};

type FieldsProps = {
  channel: Channel;
  facts: TemplateFacts;
  phone: string | undefined;
  draft: Draft;
  onCall: () => void;
};

/** The controls of a channel besides the text. */
function ChannelFields({ channel, facts, phone, draft: { subject, change, insert }, onCall }: FieldsProps) {
  if (channel === 'note') return null;
  if (channel === 'phone') return phone && <PhoneScript facts={facts} phone={phone} onCall={onCall} />;
  if (channel === 'whatsapp')
    return <TemplateSelect channel="whatsapp" facts={facts} onChoose={({ text }) => insert({ text })} />;
  return (
    <>
      <TemplateSelect channel="mail" facts={facts} onChoose={({ subject, text }) => insert({ subject, text })} />
      <TextInput
        label="Subject"
        required
        error={subject.trim() === '' && 'A reply needs a subject'}
        value={subject}
        maxLength={200}
        onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
      />
    </>
  );
}

type TemplateSelectProps = {
  channel: ReplyTemplate['channel'];
  facts: TemplateFacts;
  onChoose: (template: ReplyTemplate) => void;
};

function TemplateSelect({ channel, facts, onChoose }: TemplateSelectProps) {
  const templates = useTemplates(channel, facts);
  return (
    <Select
      aria-label="Template"
      placeholder="Start from a template"
      data={templates.map(({ id, name }) => ({ value: id, label: name }))}
      value={null}
      onChange={(id) => {
        const template = templates.find((one) => one.id === id);
        if (template) onChoose(template);
      }}
    />
  );
}
