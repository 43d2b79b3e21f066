import { useState } from 'react';
import { adminDrafts } from '../../../../app/draft-store.ts';

export type Channel = 'note' | 'mail' | 'whatsapp' | 'phone';

// Each channel has a text of its own: a message from a template is not what was said on the phone.
const empty = { channel: 'note', subject: '', note: '', mail: '', whatsapp: '', phone: '' };

export type Draft = ReturnType<typeof useDraft>;

/** What is being written to or about a lead. It is kept when the drawer closes. */
export function useDraft(key: string) {
  const [values, setValues] = useState(() => ({ ...empty, ...adminDrafts.read(key, empty)?.values }));
  const channel = values.channel as Channel;

  function change({ text, ...part }: { channel?: Channel; subject?: string; text?: string }) {
    const next = { ...values, ...part, ...(text !== undefined && { [channel]: text }) };
    setValues(next);
    const { channel: _, ...texts } = next;
    if (Object.values(texts).some(Boolean)) adminDrafts.write(key, { values: next });
    else adminDrafts.clear(key);
  }

  /** Forgets what was written for the chosen channel. */
  const clear = () => change(channel === 'mail' ? { subject: '', text: '' } : { text: '' });

  return { channel, subject: values.subject, text: values[channel], change, clear };
}
