import { Button, Group, SegmentedControl, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { adminDrafts } from '../../../app/draft-store.ts';
import { useSite } from '../../../app/site-facts.ts';
import { runWithToast } from '../../run-with-toast.ts';
import { trpc } from '../../trpc-react.ts';
import { useRefreshLeads } from '../use-refresh-leads.ts';
import classes from './Composer.module.css';
import { replyTemplates, templateFacts } from './reply-templates.ts';
import type { LeadHistory } from './timeline.ts';
import { whatsAppLink } from './whatsapp.ts';

type Channel = 'note' | 'mail' | 'whatsapp';

type Props = {
  history: LeadHistory;
  phoneKey: string | undefined;
  /** Called when the person was answered. */
  onAnswered: () => void;
};

const empty = { channel: 'note', subject: '', text: '' };

/** Writes a note, a mail or a WhatsApp message. What was typed is kept when the drawer closes. */
export function Composer({ history, phoneKey, onAnswered }: Props) {
  const { draft, change, clear } = useDraft(`lead:${history.kind}:${history.lead.id}`);
  const { brand } = useSite();
  const addNote = trpc.lead.addNote.useMutation();
  const reply = trpc.lead.reply.useMutation();
  const refresh = useRefreshLeads();
  const ref = { kind: history.kind, id: history.lead.id };
  const { channel, subject, text } = draft;
  const isSending = addNote.isPending || reply.isPending;
  const isIncomplete = text.trim() === '' || (channel === 'mail' && subject.trim() === '');

  async function send() {
    if (channel === 'note') await addNote.mutateAsync({ ...ref, text });
    else await reply.mutateAsync({ ...ref, subject, text });
    finish();
  }

  function finish() {
    clear();
    if (channel !== 'note') onAnswered();
  }

  function onSend() {
    const success = channel === 'note' ? 'Note added' : 'The reply is on its way';
    const failure = channel === 'note' ? 'Failed to add the note' : 'Failed to send the reply';
    void runWithToast(send, { success, failure, refresh });
  }

  function useTemplate(name: string | null) {
    const template = replyTemplates.find((one) => one.name === name);
    if (template) change({ subject: template.subject, text: template.text(templateFacts(history, brand.name)) });
  }

  return (
    <Stack gap={12} className={classes.composer}>
      <SegmentedControl
        aria-label="What to write"
        value={channel}
        onChange={(value) => change({ channel: value })}
        data={[
          { value: 'note', label: 'Note' },
          { value: 'mail', label: 'Mail' },
          ...(phoneKey ? [{ value: 'whatsapp', label: 'WhatsApp' }] : []),
        ]}
      />
      {channel !== 'note' && (
        <Select
          aria-label="Template"
          placeholder="Start from a template"
          data={replyTemplates.map(({ name }) => name)}
          value={null}
          onChange={useTemplate}
        />
      )}
      {channel === 'mail' && (
        <TextInput
          label="Subject"
          value={subject}
          maxLength={200}
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
      )}
      <Textarea
        label={textLabels[channel]}
        value={text}
        autosize
        minRows={channel === 'note' ? 2 : 5}
        maxRows={16}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <Group>
        {channel === 'whatsapp' ? (
          <WhatsAppButton href={whatsAppLink(phoneKey ?? '', text)} onOpen={finish} />
        ) : (
          <Button loading={isSending} disabled={isIncomplete} onClick={onSend}>
            {channel === 'note' ? 'Add note' : 'Send reply'}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function WhatsAppButton({ href, onOpen }: { href: string; onOpen: () => void }) {
  return (
    <Button component="a" href={href} target="_blank" rel="noopener" onClick={onOpen}>
      Open WhatsApp
    </Button>
  );
}

const textLabels: Record<Channel, string> = { note: 'Note', mail: 'Reply', whatsapp: 'Message' };

function useDraft(key: string) {
  const [draft, setDraft] = useState(() => ({ ...empty, ...adminDrafts.read(key, empty)?.values }));

  function change(part: Partial<typeof empty>) {
    const next = { ...draft, ...part };
    setDraft(next);
    adminDrafts.write(key, { values: next });
  }

  function clear() {
    setDraft({ ...empty, channel: draft.channel });
    adminDrafts.clear(key);
  }

  return { draft: { ...draft, channel: draft.channel as Channel }, change, clear };
}
