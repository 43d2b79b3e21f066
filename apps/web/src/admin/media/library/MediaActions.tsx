import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { MediaItem } from '@site/schema/media';
import { withoutFocus } from '@site/schema/media-url';
import { useState } from 'react';
import { useSite } from '../../../app/site-facts.ts';
import { MediaPicker } from '../MediaPicker.tsx';
import classes from './MediaForm.module.css';
import { useMediaDeletion } from './use-media-deletion.tsx';
import { useMediaReplacement } from './use-media-replacement.ts';

type Props = { media: MediaItem /** Called when the file is in the trash. */; onGone: () => void };

export function MediaActions({ media, onGone }: Props) {
  const { publicUrl } = useSite();
  const clipboard = useClipboard();
  const deletion = useMediaDeletion(onGone);
  const replaceBy = useMediaReplacement(media);
  const [isReplacing, setReplacing] = useState(false);
  const path = withoutFocus(media.url);
  const button = { size: 'xs', variant: 'default' } as const;
  return (
    <div className={classes.actions}>
      <Button {...button} onClick={() => setReplacing(true)}>
        Replace
      </Button>
      <Button {...button} onClick={() => clipboard.copy(`${publicUrl}${path}`)}>
        {clipboard.copied ? 'Copied' : 'Copy address'}
      </Button>
      <Button {...button} component="a" href={path} download>
        Download
      </Button>
      <Button {...button} variant="subtle" px={4} onClick={() => deletion.ask([media])}>
        Move to trash
      </Button>
      {deletion.dialog}
      {isReplacing && (
        <MediaPicker
          kind={media.kind}
          title={`Replace ${media.name}`}
          note="The file that you choose is shown wherever this one is now."
          onClose={() => setReplacing(false)}
          onPick={([by]) => {
            setReplacing(false);
            if (by) void replaceBy(by).then((isDone) => isDone && onGone());
          }}
        />
      )}
    </div>
  );
}
