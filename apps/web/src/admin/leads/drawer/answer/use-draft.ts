import { useRef, useState } from 'react';
import { adminDrafts } from '../../../../app/draft-store.ts';
import { showToast } from '../../../../ui/toast/toasts.ts';

const channels = ['mail', 'whatsapp', 'phone', 'note'] as const;
export type Channel = (typeof channels)[number];

// Each channel has its own text, because a message differs from a note about a phone call.
const empty = { channel: 'mail', note: '', mail: '', whatsapp: '', phone: '' };

type Change = { channel?: Channel; subject?: string; text?: string };

export type Draft = ReturnType<typeof useDraft>;

/** The draft of a reply or a note about a lead, kept when the drawer closes. The subject is that of a new reply. */
export function useDraft(key: string, subject: string) {
  const initial = { ...empty, subject };
  const [values, setValues] = useState(() => ({ ...initial, ...adminDrafts.read(key, initial)?.values }));
  // The undo in a toast is a closure of an earlier render, and must change the current values.
  const latest = useRef(values);
  const channel = values.channel as Channel;

  function change({ text, ...part }: Change) {
    const next = { ...latest.current, ...part, ...(text !== undefined && { [channel]: text }) };
    latest.current = next;
    setValues(next);
    const isUnchanged = [...channels, 'subject' as const].every((name) => next[name] === initial[name]);
    if (isUnchanged) adminDrafts.clear(key);
    else adminDrafts.write(key, { values: next });
  }

  /** Clears the draft of the selected channel. */
  const clear = () => change(channel === 'mail' ? { subject, text: '' } : { text: '' });

  /** Replaces the draft of the selected channel by a template, with an undo. */
  function insert(template: { subject?: string; text: string }) {
    const before = { text: values[channel], ...(template.subject !== undefined && { subject: values.subject }) };
    change(template);
    if (before.text.trim() === '') return;
    showToast({
      title: 'The template replaced what you had written',
      undo: () => change(before),
    });
  }

  return { channel, subject: values.subject, text: values[channel], change, insert, clear };
}
