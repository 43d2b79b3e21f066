import type { MediaItem } from '@site/schema/media';
import { formatDay, formatTime } from '../../../../ui/format/day.ts';
import { Fact, Facts } from '../../../screen/Facts.tsx';
import { formatBytes, formatDimensions, typeOf } from './file-facts.ts';

/** The properties of a file. */
export function MediaFacts({ media }: { media: MediaItem }) {
  const { bytes, createdAt } = media;
  const dimensions = formatDimensions(media);
  return (
    <Facts>
      <Fact name="Type">{typeOf(media)}</Fact>
      <Fact name="Pixels">{dimensions}</Fact>
      <Fact name="Stored">{formatBytes(bytes)}</Fact>
      <Fact name="Added">{`${formatDay(createdAt)}, ${formatTime(createdAt)}`}</Fact>
    </Facts>
  );
}
