import { Autocomplete, Textarea, TextInput } from '@mantine/core';
import { type MediaItem, mediaInput } from '@site/schema/media';
import { useDates } from '../../../../app/use-dates.ts';
import { useEditForm } from '../../../form/use-edit-form.ts';
import { formValues } from '../../../records/form-values.ts';
import { RecordDialog } from '../../../records/RecordDialog.tsx';
import { Fact, Facts } from '../../../screen/Facts.tsx';
import { trpc } from '../../../trpc-react.ts';
import { MediaThumbnail } from '../../MediaThumbnail.tsx';
import { MediaActions } from '../MediaActions.tsx';
import { useRefreshMedia } from '../use-refresh-media.ts';
import { FocalPointField } from './FocalPointField.tsx';
import { formatBytes, formatDimensions, typeOf } from './file-facts.ts';
import classes from './MediaForm.module.css';
import { MediaUses } from './MediaUses.tsx';

type Props = {
  media: MediaItem;
  /** Whether the alternative text was written for the picture that this one replaced. */
  isTextTaken: boolean;
  onClose: () => void;
  /** Called after this picture was replaced, with its alternative text. */
  onTextTaken: (id: number) => void;
};

/** The form of a file, with its uses and actions. */
export function MediaForm({ media, isTextTaken, onClose, onTextTaken }: Props) {
  const { id, kind } = media;
  const { fetch } = trpc.useUtils().media.byId;
  const { data: folders = [] } = trpc.media.folders.useQuery();
  const update = trpc.media.update.useMutation();
  const refresh = useRefreshMedia();
  const edit = useEditForm({
    draftKey: `media:${id}`,
    initial: formValues(mediaInput, media),
    schema: mediaInput,
    toInput: (values) => values,
    fetchStored: async () => ({ values: formValues(mediaInput, await fetch({ id }, { staleTime: 0 })) }),
    save: (input) => update.mutateAsync({ ...input, id }),
    messages: { saved: 'File saved', failed: 'Failed to save file' },
    onSaved: () => void refresh(),
    onClose,
  });
  const { form, field } = edit;
  const { focalX, focalY } = form.values;
  return (
    <RecordDialog title={media.name} edit={edit} onClose={onClose} size={960}>
      <div className={classes.columns}>
        <div>
          {kind === 'picture' ? (
            <FocalPointField
              url={media.url}
              alt={media.alt ?? ''}
              point={{ x: focalX, y: focalY }}
              onChange={({ x, y }) => form.setValues({ focalX: x, focalY: y })}
            />
          ) : kind === 'video' ? (
            // biome-ignore lint/a11y/useMediaCaption: the library has no captions
            <video src={media.url} title={media.name} controls preload="metadata" className={classes.video} />
          ) : (
            <MediaThumbnail url={media.url} />
          )}
        </div>
        <div className={classes.facts}>
          <TextInput label="Name" required {...field('name')} />
          <Autocomplete
            label="Folder"
            description="Choose one, or type the name of a new one"
            data={folders}
            {...field('folder')}
          />
          {kind === 'picture' && (
            <Textarea
              label="Alternative text"
              description={
                isTextTaken
                  ? 'This is the text of the picture that was replaced. Does it still say what this one shows?'
                  : 'What the picture shows, for people who cannot see it and for search engines'
              }
              data-autofocus={isTextTaken || undefined}
              autosize
              minRows={2}
              {...field('alt')}
            />
          )}
          <MediaFacts media={media} />
          <MediaUses id={id} />
          <MediaActions media={media} edit={edit} onClose={onClose} onTextTaken={onTextTaken} />
        </div>
      </div>
    </RecordDialog>
  );
}

/** The properties of a file. */
function MediaFacts({ media }: { media: MediaItem }) {
  const { formatMoment } = useDates();
  const { bytes, createdAt } = media;
  const dimensions = formatDimensions(media);
  return (
    <Facts>
      <Fact name="Type">{typeOf(media)}</Fact>
      <Fact name="Pixels">{dimensions}</Fact>
      <Fact name="Stored">{formatBytes(bytes)}</Fact>
      <Fact name="Added">{formatMoment(createdAt)}</Fact>
    </Facts>
  );
}
