import { Button, Text } from '@mantine/core';
import type { MediaItem } from '@site/schema/media';
import { useState } from 'react';
import { describeError } from '../../error-messages.ts';
import { BulkActions } from '../../list/BulkActions.tsx';
import { ListPagination } from '../../list/ListPagination.tsx';
import type { ListState } from '../../list/use-list-state.ts';
import { useRecordList } from '../../list/use-record-list.ts';
import { useRowSelection } from '../../list/use-row-selection.ts';
import { MissingRecord } from '../../records/MissingRecord.tsx';
import { RecordFormLoader } from '../../records/RecordFormLoader.tsx';
import { type OpenRecord, useOpenRecord } from '../../records/use-open-record.ts';
import { ScreenHeader } from '../../screen/ScreenHeader.tsx';
import { StatusPanel } from '../../screen/StatusPanel.tsx';
import { UploadButton } from '../upload/UploadButton.tsx';
import { UploadList } from '../upload/UploadList.tsx';
import { useUploads } from '../upload/use-uploads.ts';
import { MediaForm } from './file/MediaForm.tsx';
import classes from './LibraryScreen.module.css';
import { LibraryToolbar, useMediaFilters } from './LibraryToolbar.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { useMediaDeletion } from './use-media-deletion.tsx';
import { useMoveToFolder } from './use-move-to-folder.ts';
import { useWindowDrop } from './use-window-drop.ts';

const name = { one: 'file', many: 'files' };

const sorts = [{ sort: 'createdAt' }, { sort: 'name' }, { sort: 'bytes' }] as const;

/** The uploaded pictures, documents and videos. */
export function LibraryScreen() {
  const filters = useMediaFilters();
  const { list, selection: query, query: page, rows } = useRecordList({ kind: 'media', columns: sorts, filters });
  const { data, error, isFetching } = page;
  const open = useOpenRecord();
  const form = useMediaForm(open);
  const deletion = useMediaDeletion();
  const moving = useMoveToFolder();
  const { onPage, selection, bulk } = useRowSelection({ kind: 'media', rows, query, total: data?.total ?? 0, name });
  const uploads = useUploads();
  const isOver = useWindowDrop(open.id === undefined ? upload : undefined);
  const hasNone = data?.total === 0 && rows.length === 0;

  /** A search or a filter could hide the new files. */
  function upload(files: readonly File[]) {
    if (isFiltered(list)) showAll(list);
    uploads.add(files);
  }

  return (
    <>
      <ScreenHeader title="Media">
        {/* In every state: an open file dialog loses its files with the button. */}
        <UploadButton multiple onFiles={upload}>
          Upload files
        </UploadButton>
      </ScreenHeader>
      <Text inherit c="dimmed" mt={12} maw="70ch">
        Pictures and PDFs of up to 25 MB each, and MP4 videos of up to 50 MB. Drop them anywhere here, or paste them.
      </Text>
      <LibraryToolbar filters={filters} list={list} total={data?.total} isLoading={isFetching} />
      <div className={classes.uploads}>
        <UploadList {...uploads} onOpen={open.edit} />
      </div>
      <MissingRecord recordName="file" open={open} />
      {error && !data ? (
        <StatusPanel title="Failed to fetch files" text={describeError(error)} alert>
          <Button onClick={() => void page.refetch()}>Try again</Button>
        </StatusPanel>
      ) : null}
      {hasNone && <NoFiles list={list} />}
      {rows.length > 0 && (
        <MediaGrid
          items={rows}
          isOutdated={page.isPlaceholderData}
          selected={onPage}
          selection={selection}
          onOpen={open.edit}
        />
      )}
      <ListPagination query={page} list={list} />
      {bulk.rows.length > 0 && (
        <BulkActions
          actions={[moving, { label: 'Delete', run: (_, files) => deletion.ask(files), isDestructive: true }]}
          {...bulk}
        />
      )}
      <RecordFormLoader kind="media" recordName="file" open={open} form={form} />
      {deletion.dialog}
      {isOver && (
        <div className={classes.drop} aria-hidden>
          <p>Drop to upload</p>
        </div>
      )}
    </>
  );
}

/** The form of a file. After a replacement, that of the other picture opens, so that its text can be corrected. */
function useMediaForm(open: OpenRecord) {
  const [withTakenText, setWithTakenText] = useState<number>();

  function onClose() {
    setWithTakenText(undefined);
    open.close();
  }

  function onTextTaken(id: number) {
    setWithTakenText(id);
    open.goOn(id);
  }

  return (media: MediaItem | undefined) =>
    media && (
      <MediaForm media={media} onClose={onClose} onTextTaken={onTextTaken} isTextTaken={media.id === withTakenText} />
    );
}

const isFiltered = ({ search, filter }: ListState) => search !== '' || filter('kind') !== undefined;

const showAll = ({ change }: ListState) => change({ search: '', filter: { kind: undefined } });

function NoFiles({ list }: { list: ListState }) {
  if (isFiltered(list)) {
    return (
      <StatusPanel title="No files match" text="Search for something else, or remove the filters.">
        <Button variant="default" onClick={() => showAll(list)}>
          Show all
        </Button>
      </StatusPanel>
    );
  }
  return (
    <StatusPanel
      title="No files yet"
      text="Upload the first pictures: several at once, from a phone or camera as they are. Pages get them in the size that each screen needs."
    />
  );
}
