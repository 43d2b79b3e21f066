import { useState } from 'react';
import { adminDrafts } from '../../../../app/draft-store.ts';

const channels = ['mail', 'whatsapp', 'phone', 'note'] as const;
export type Channel = (typeof channels)[number];

// Each channel has a text of its own: a message from a template is not what was said on the phone.
const empty = { channel: 'mail', note: '', mail: '', whatsapp: '', phone: '' };

export type Draft = ReturnType<typeof useDraft>;

/** What is being written to or about a lead. It is kept when the drawer closes. The subject is that of a new reply. */
export function useDraft(key: string, subject: string) {
  const initial = { ...empty, subject };
  const [values, setValues] = useState(() => ({ ...initial, ...adminDrafts.read(key, initial)?.values }));
  const channel = values.channel as Channel;

  function change({ text, ...part }: { channel?: Channel; subject?: string; text?: string }) {
    const next = { ...values, ...part, ...(text !== undefined && { [channel]: text }) };
    setValues(next);
    const isUnchanged = [...channels, 'subject' as const].every((name) => next[name] === initial[name]);
    if (isUnchanged) adminDrafts.clear(key);
    else adminDrafts.write(key, { values: next });
  }

  /** Forgets what was written for the chosen channel. */
  const clear = () => change(channel === 'mail' ? { subject, text: '' } : { text: '' });

  return { channel, subject: values.subject, text: values[channel], change, clear };
}
