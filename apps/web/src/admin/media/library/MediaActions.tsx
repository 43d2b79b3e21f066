import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { MediaItem } from '@site/schema/media';
import { withoutFocus } from '@site/schema/media-url';
import { useId, useState } from 'react';
import { useSite } from '../../../app/site-facts.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { MediaPicker } from '../MediaPicker.tsx';
import classes from './file/MediaForm.module.css';
import { useMediaReplacement } from './file/use-media-replacement.ts';
import { useMediaUses } from './file/use-media-uses.ts';
import { useMediaDeletion } from './use-media-deletion.tsx';

type Props = {
  media: MediaItem;
  edit: { isDirty: boolean; discard: () => void };
  onClose: () => void;
  /** Called after this picture was replaced, with its alternative text. */
  onTextTaken: (id: number) => void;
};

/** The actions on a file. */
export function MediaActions({ media, edit, onClose, onTextTaken }: Props) {
  const { publicUrl } = useSite();
  const { data: uses = [] } = useMediaUses(media.id);
  const clipboard = useClipboard();
  const deletion = useMediaDeletion(close);
  const replaceBy = useMediaReplacement(media);
  const reasonId = useId();
  const [isReplacing, setReplacing] = useState(false);

  /** The file was deleted, so its draft is discarded. */
  function close() {
    edit.discard();
    onClose();
  }

  /** No confirmation for a file in use, because it is not deleted. */
  function moveToTrash() {
    if (uses.length === 0) deletion.ask([media]);
    else {
      showToast({
        title: `${media.name} is in use`,
        message: 'Replace it, or take it out where it is used.',
        variant: 'destructive',
      });
    }
  }

  const path = withoutFocus(media.url);
  const button = { size: 'xs', variant: 'default' } as const;
  return (
    <div className={classes.actions}>
      <Button
        {...button}
        disabled={edit.isDirty}
        aria-describedby={edit.isDirty ? reasonId : undefined}
        onClick={() => setReplacing(true)}
      >
        Replace
      </Button>
      <Button {...button} onClick={() => clipboard.copy(`${publicUrl}${path}`)}>
        {clipboard.copied ? 'Copied' : 'Copy address'}
      </Button>
      <Button {...button} component="a" href={path} download>
        Download
      </Button>
      <Button {...button} variant="subtle" onClick={moveToTrash}>
        Move to trash
      </Button>
      {edit.isDirty && (
        <p id={reasonId} className={classes.reason}>
          Save your changes before you replace the file.
        </p>
      )}
      {deletion.dialog}
      {isReplacing && (
        <MediaPicker
          kind={media.kind}
          title={`Replace ${media.name}`}
          except={media.id}
          note="The file that you choose is shown wherever this one is now."
          onClose={() => setReplacing(false)}
          onPick={([by]) => {
            setReplacing(false);
            if (by) replaceBy(by, (takesText) => (takesText ? onTextTaken(by.id) : close()));
          }}
        />
      )}
    </div>
  );
}
