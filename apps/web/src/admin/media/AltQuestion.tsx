import { Button, Group, TextInput } from '@mantine/core';
import type { MediaItem } from '@site/schema/media';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeError, isUnauthorized } from '../error-messages.ts';
import { useUnfinishedText } from '../form/form-scope.ts';
import { trpc } from '../trpc-react.ts';
import classes from './ImageField.module.css';
import { Thumbnail } from './Thumbnail.tsx';

type Props = {
  item: MediaItem;
  /** "Image", for screen readers. */
  name: string;
  /** Shown if the context does not identify the picture. */
  hasThumbnail?: boolean;
  /** Called when the question is answered or skipped. */
  onDone: () => void;
  /** Called when saving the form has stored the text, unless the focus is in this question. */
  onStored: () => void;
};

/** The debounce delay before the text is stored. */
const PAUSE_MS = 800;

/**
 * Asks for the alternative text of an uploaded picture. The text is saved to the media library while the user types, so
 * that closing the form does not lose it. Skip deletes the saved text.
 */
export function AltQuestion({ item: { id, url }, name, hasThumbnail = false, onDone, onStored }: Props) {
  const { media } = trpc.useUtils();
  const update = trpc.media.update.useMutation();
  const [alt, setAlt] = useState('');
  const error = update.isError && !isUnauthorized(update.error) ? describeError(update.error) : undefined;

  const box = useRef<HTMLDivElement>(null);
  const stored = useRef('');
  const isSkipped = useRef(false);

  async function store(text: string) {
    if (text === stored.current) return;
    await update.mutateAsync({ id, alt: text });
    stored.current = text;
    void media.invalidate();
  }

  async function keep() {
    await store(alt.trim());
    onDone();
  }

  function skip() {
    isSkipped.current = true;
    void store('').catch(() => {});
    onDone();
  }

  const storeTyped = useEffectEvent(() => {
    if (!isSkipped.current) void store(alt.trim()).catch(() => {});
  });
  useEffect(() => {
    const timer = setTimeout(() => storeTyped(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [alt]);
  useEffect(() => () => storeTyped(), []);

  useUnfinishedText(alt.trim() !== '', async () => {
    await store(alt.trim());
    if (!box.current?.contains(document.activeElement)) onStored();
  });

  return (
    <div ref={box} className={classes.question}>
      {hasThumbnail && <Thumbnail url={url} />}
      <TextInput
        label="What it shows"
        aria-label={`What it shows: ${name}`}
        description="Read out to people who do not see the picture. Kept in the library, asked only once."
        maxLength={200}
        value={alt}
        error={error}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // Enter must not submit the form around the question.
          event.preventDefault();
          keep().catch(() => {});
        }}
      />
      <Group gap={8}>
        <Button size="xs" variant="default" loading={update.isPending} onClick={() => void keep().catch(() => {})}>
          Keep
        </Button>
        <Button size="xs" variant="subtle" onClick={skip}>
          Skip
        </Button>
      </Group>
    </div>
  );
}
