import { Checkbox, UnstyledButton } from '@mantine/core';
import type { MediaItem } from '@site/schema/media';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { MediaThumbnail } from '../MediaThumbnail.tsx';
import { AltPrompt } from './AltPrompt.tsx';
import { formatBytes, formatDimensions, needsAlt } from './file/file-facts.ts';
import classes from './MediaTile.module.css';

type Props = {
  item: MediaItem;
  isSelected: boolean;
  onSelect: () => void;
  onOpen: () => void;
  /** Whether the alternative text is being typed. */
  isDescribing: boolean;
  onDescribe: () => void;
  onDescribed: (isSaved: boolean) => void;
};

/** A file in the grid of the library. */
export function MediaTile({ item, isSelected, onSelect, onOpen, isDescribing, onDescribe, onDescribed }: Props) {
  const { name, bytes } = item;
  return (
    <li className={classes.tile} data-selected={isSelected || undefined}>
      <UnstyledButton className={classes.open} onClick={onOpen}>
        <MediaThumbnail url={item.url} />
        <span className={classes.name}>
          <VisuallyHidden>Open </VisuallyHidden>
          {name}
        </span>
      </UnstyledButton>
      <p className={classes.facts}>{[formatDimensions(item), formatBytes(bytes)].filter(Boolean).join(', ')}</p>
      {needsAlt(item) && <AltPrompt item={item} isOpen={isDescribing} onOpen={onDescribe} onDone={onDescribed} />}
      <Checkbox
        className={classes.checkbox ?? ''}
        aria-label={`Select ${name}`}
        checked={isSelected}
        onChange={onSelect}
      />
    </li>
  );
}
