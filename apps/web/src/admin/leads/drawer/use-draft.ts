import { useState } from 'react';
import { adminDrafts } from '../../../app/draft-store.ts';

export type Channel = 'note' | 'mail' | 'whatsapp' | 'phone';

const empty = { channel: 'note', subject: '', text: '' };

export type Draft = ReturnType<typeof useDraft>;

/** What is being written to or about a lead. It is kept when the drawer closes. */
export function useDraft(key: string) {
  const [values, setValues] = useState(() => ({ ...empty, ...adminDrafts.read(key, empty)?.values }));

  function change(part: Partial<Omit<typeof empty, 'channel'>> & { channel?: Channel }) {
    const next = { ...values, ...part };
    setValues(next);
    adminDrafts.write(key, { values: next });
  }

  function clear() {
    setValues({ ...empty, channel: values.channel });
    adminDrafts.clear(key);
  }

  return { ...values, channel: values.channel as Channel, change, clear };
}
