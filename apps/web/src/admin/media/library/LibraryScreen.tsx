import { Button, Group, Select, Text } from '@mantine/core';
import { describeError } from '../../error-messages.ts';
import { BulkActions } from '../../list/BulkActions.tsx';
import { countText } from '../../list/count-text.ts';
import { ListFilters } from '../../list/ListFilters.tsx';
import { ListPagination } from '../../list/ListPagination.tsx';
import listClasses from '../../list/ListScreen.module.css';
import { SearchField } from '../../list/SearchField.tsx';
import type { ListState } from '../../list/use-list-state.ts';
import { type RecordFilter, useRecordList } from '../../list/use-record-list.ts';
import { useRowSelection } from '../../list/use-row-selection.ts';
import { RecordFormLoader } from '../../records/RecordFormLoader.tsx';
import { useOpenRecord } from '../../records/use-open-record.ts';
import { ScreenHeader } from '../../screen/ScreenHeader.tsx';
import { StatusPanel } from '../../screen/StatusPanel.tsx';
import { UploadButton } from '../upload/UploadButton.tsx';
import { UploadList } from '../upload/UploadList.tsx';
import { useUploads } from '../upload/use-uploads.ts';
import classes from './LibraryScreen.module.css';
import { MediaForm } from './MediaForm.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { useMediaDeletion } from './use-media-deletion.tsx';
import { useWindowDrop } from './use-window-drop.ts';

const name = { one: 'file', many: 'files' };

const kindFilter: RecordFilter<'media'> = {
  name: 'kind',
  label: 'Kind',
  options: [
    { value: 'picture', label: 'Pictures' },
    { value: 'document', label: 'PDFs' },
  ],
  parse: (text) => text,
};
const filters = [kindFilter];

const sorts = [{ sort: 'createdAt' }, { sort: 'name' }, { sort: 'bytes' }] as const;

/** The uploaded pictures and documents. */
export function LibraryScreen() {
  const {
    list,
    selection: query,
    query: page,
    steady,
  } = useRecordList({ kind: 'media', columns: sorts, filters, isLive: false });
  const { data, error, isFetching } = page;
  const { rows } = steady;
  const open = useOpenRecord();
  const deletion = useMediaDeletion();
  const { onPage, selection, bulk } = useRowSelection({ kind: 'media', rows, query, total: data?.total ?? 0, name });
  const uploads = useUploads({ onUploaded: () => {} });
  const isOver = useWindowDrop(open.id === undefined ? uploads.add : undefined);
  const isNarrowed = list.search !== '' || list.filter('kind') !== undefined;
  const isEmpty = data?.total === 0 && rows.length === 0;
  const uploadButton = (
    <UploadButton multiple onFiles={uploads.add}>
      Upload files
    </UploadButton>
  );

  return (
    <>
      <ScreenHeader title="Media">{uploadButton}</ScreenHeader>
      <Text inherit c="dimmed" mt={12} maw="70ch">
        Pictures and PDFs of up to 10 MB each. Drop them anywhere here, or paste them.
      </Text>
      <Group gap={12} my={20}>
        <SearchField label="Search files" value={list.search} onSearch={(search) => list.change({ search })} />
        <ListFilters filters={filters} list={list} page={undefined} />
        <SortSelect list={list} />
        <p role="status" className={listClasses.count}>
          {data ? countText(data.total, name) : isFetching ? 'Loading files...' : ''}
        </p>
      </Group>
      <div className={classes.uploads}>
        <UploadList {...uploads} />
      </div>
      {error && !data ? (
        <StatusPanel title="Failed to fetch files" text={describeError(error)} alert>
          <Button onClick={() => void page.refetch()}>Try again</Button>
        </StatusPanel>
      ) : null}
      {isEmpty && isNarrowed && (
        <StatusPanel title="No files match" text="Search for something else, or take the filters off.">
          <Button variant="default" onClick={() => list.change({ search: '', filter: { kind: undefined } })}>
            Show all
          </Button>
        </StatusPanel>
      )}
      {isEmpty && !isNarrowed && (
        <StatusPanel
          title="No files yet"
          text="Upload the first pictures: several at once, from a phone or camera as they are. Pages get them in the size that each screen needs."
        >
          {uploadButton}
        </StatusPanel>
      )}
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
          actions={[{ label: 'Delete', run: (_, files) => deletion.ask(files), isDestructive: true }]}
          {...bulk}
        />
      )}
      <RecordFormLoader
        kind="media"
        recordName="file"
        open={open}
        form={(media) => media && <MediaForm media={media} onClose={open.close} />}
      />
      {deletion.dialog}
      {isOver && (
        <div className={classes.drop} aria-hidden>
          <p>Drop to upload</p>
        </div>
      )}
    </>
  );
}

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'name', label: 'By name' },
  { value: '-bytes', label: 'Largest first' },
];

/** The grid has no column titles to click on. */
function SortSelect({ list }: { list: ListState }) {
  const current = list.sort ? `${list.descending ? '-' : ''}${list.sort}` : 'newest';
  return (
    <Select
      aria-label="Order"
      data={orders}
      value={current}
      allowDeselect={false}
      onChange={(value) => {
        const order = value === null || value === 'newest' ? '' : value;
        list.change({ sort: { by: order.replace('-', ''), descending: order.startsWith('-') } });
      }}
      w={170}
    />
  );
}
