import { useRef, useState } from 'react';
import { adminDrafts } from '../../../../app/draft-store.ts';
import { showToast } from '../../../../ui/toast/toasts.ts';

const channels = ['mail', 'whatsapp', 'phone', 'note'] as const;
export type Channel = (typeof channels)[number];

// Each channel has a text of its own: a message from a template is not what was said on the phone.
const empty = { channel: 'mail', note: '', mail: '', whatsapp: '', phone: '' };

type Change = { channel?: Channel; subject?: string; text?: string };

export type Draft = ReturnType<typeof useDraft>;

/** What is being written to or about a lead. It is kept when the drawer closes. The subject is that of a new reply. */
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

  /** Forgets what was written for the chosen channel. */
  const clear = () => change(channel === 'mail' ? { subject, text: '' } : { text: '' });

  /** Replaces what was written for the chosen channel by a template, with an undo. */
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
