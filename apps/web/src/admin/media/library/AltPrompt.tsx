import { Button, Textarea, UnstyledButton } from '@mantine/core';
import type { MediaItem } from '@site/schema/media';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeError, isUnauthorized } from '../../error-messages.ts';
import { runWithToast } from '../../run-with-toast.ts';
import { trpc } from '../../trpc-react.ts';
import classes from './AltPrompt.module.css';

type Props = {
  item: MediaItem;
  isOpen: boolean;
  onOpen: () => void;
  onDone: (isSaved: boolean) => void;
};

/** Asks for the alternative text of a picture, in the list. */
export function AltPrompt({ item, isOpen, onOpen, onDone }: Props) {
  if (isOpen) return <AltForm item={item} onDone={onDone} />;
  return (
    <UnstyledButton
      className={classes.prompt}
      aria-label={`Say what it shows: ${item.name}`}
      data-alt-prompt
      onClick={onOpen}
    >
      Say what it shows
    </UnstyledButton>
  );
}

/** Unmounting the form, for example by opening another picture, saves the text too. Cancel and Escape discard it. */
function AltForm({ item: { id, name }, onDone }: Pick<Props, 'item' | 'onDone'>) {
  const { media } = trpc.useUtils();
  const update = trpc.media.update.useMutation();
  const [alt, setAlt] = useState('');
  const error = update.isError && !isUnauthorized(update.error) ? describeError(update.error) : undefined;

  const isFinished = useRef(false);

  function cancel() {
    isFinished.current = true;
    onDone(false);
  }

  async function save() {
    await update.mutateAsync({ id, alt });
    isFinished.current = true;
    await media.invalidate();
    onDone(true);
  }

  const storeTyped = useEffectEvent(() => {
    if (isFinished.current || alt.trim() === '') return;
    void runWithToast(() => update.mutateAsync({ id, alt }), {
      success: `Saved what ${name} shows`,
      failure: `Failed to save what ${name} shows`,
      refresh: () => media.invalidate(),
    });
  });
  useEffect(() => () => storeTyped(), []);

  function submit() {
    if (alt.trim() === '') cancel();
    else if (!update.isPending) save().catch(() => {});
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    submit();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') cancel();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <form className={classes.form} onSubmit={onSubmit}>
      <Textarea
        aria-label={`What ${name} shows`}
        placeholder="What it shows"
        size="sm"
        autosize
        minRows={2}
        maxLength={200}
        value={alt}
        error={error}
        data-autofocus
        autoFocus
        onChange={({ currentTarget }) => setAlt(currentTarget.value.replaceAll('\n', ' '))}
        onKeyDown={onKeyDown}
      />
      <div className={classes.buttons}>
        <Button type="submit" size="xs" variant="default" aria-disabled={update.isPending || undefined}>
          Save
        </Button>
        <Button size="xs" variant="subtle" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
