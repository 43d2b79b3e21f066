import { Button, Group, TextInput } from '@mantine/core';
import type { MediaItem } from '@site/schema/media';
import { useState } from 'react';
import { describeError, isUnauthorized } from '../error-messages.ts';
import { useUnfinishedText } from '../form/unfinished-texts.ts';
import { trpc } from '../trpc-react.ts';
import classes from './ImageField.module.css';
import { Thumbnail } from './Thumbnail.tsx';

type Props = {
  item: MediaItem;
  /** "Image", for screen readers. */
  name: string;
  /** Where it is not clear otherwise which picture is meant. */
  hasThumbnail?: boolean;
  onDone: () => void;
};

/**
 * Asks for the alternative text of an uploaded picture, which the library keeps. It can be skipped; saving the form keeps
 * what was typed.
 */
export function AltQuestion({ item: { id, url }, name, hasThumbnail = false, onDone }: Props) {
  const { media } = trpc.useUtils();
  const update = trpc.media.update.useMutation();
  const [alt, setAlt] = useState('');
  const error = update.isError && !isUnauthorized(update.error) ? describeError(update.error) : undefined;

  async function save() {
    if (alt.trim() === '') return onDone();
    await update.mutateAsync({ id, alt });
    void media.invalidate();
    onDone();
  }

  useUnfinishedText(alt.trim() !== '', save);

  return (
    <div className={classes.question}>
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
          save().catch(() => {});
        }}
      />
      <Group gap={8}>
        <Button size="xs" variant="default" loading={update.isPending} onClick={() => void save().catch(() => {})}>
          Keep
        </Button>
        <Button size="xs" variant="subtle" onClick={onDone}>
          Skip
        </Button>
      </Group>
    </div>
  );
}
