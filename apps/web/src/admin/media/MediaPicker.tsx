import { Button, Select, UnstyledButton } from '@mantine/core';
import type { MediaItem } from '@site/schema/media';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { limitAndOffset } from '../../app/paging.ts';
import { Dialog } from '../form/dialogs/Dialog.tsx';
import { useIsPhone } from '../form/dialogs/use-is-phone.ts';
import { Pages } from '../list/Pages.tsx';
import { SearchField } from '../list/SearchField.tsx';
import { QueryStatus } from '../screen/QueryStatus.tsx';
import { trpc } from '../trpc-react.ts';
import classes from './MediaPicker.module.css';
import { MediaThumbnail } from './MediaThumbnail.tsx';
import { UploadButton } from './upload/UploadButton.tsx';
import { UploadList } from './upload/UploadList.tsx';
import { useFileDrop } from './upload/use-file-drop.ts';
import { useUploads } from './upload/use-uploads.ts';

type Props = {
  kind?: MediaItem['kind'];
  title?: string;
  /** Rendered below the title. */
  note?: string;
  /** The id of a file that cannot be chosen. */
  except?: number | undefined;
  /** The maximum number of files; without it a click chooses a single file. */
  max?: number;
  onPick: (items: MediaItem[]) => void;
  onClose: () => void;
};

const PER_PAGE = 24;

const names: Record<MediaItem['kind'], { title: string; one: string; many: string }> = {
  picture: { title: 'Pictures', one: 'picture', many: 'pictures' },
  document: { title: 'PDFs', one: 'PDF', many: 'PDFs' },
  video: { title: 'Videos', one: 'video', many: 'videos' },
};

/** A dialog in which files are chosen from the library, or uploaded. */
export function MediaPicker({ kind = 'picture', title, note, except, max, onPick, onClose }: Props) {
  const { one, many } = names[kind];
  const [filter, setFilter] = useState<Filter>({ search: '', folder: null, page: 1 });
  const [chosen, setChosen] = useState<readonly MediaItem[]>([]);
  const uploads = useUploads({ kind, onUploaded: choose });
  // On a phone, the keyboard would cover the pictures.
  const isPhone = useIsPhone();
  const { isOver, dropTarget } = useFileDrop((files) => uploads.add(files.slice(0, max ?? 1)));

  function choose(item: MediaItem) {
    if (max === undefined) return onPick([item]);
    setChosen((before) => [...before.filter(({ id }) => id !== item.id), item].slice(0, max));
  }

  function toggle(item: MediaItem) {
    if (!includes(chosen, item)) choose(item);
    else setChosen(chosen.filter(({ id }) => id !== item.id));
  }

  return (
    <Dialog
      title={title ?? (max === undefined ? `Choose a ${one}` : `Choose ${many}`)}
      {...(note && { note })}
      onClose={onClose}
      size={860}
      above="forms"
      isForm
    >
      <div {...dropTarget} className={classes.picker} data-over={isOver || undefined}>
        <div className={classes.head}>
          <SearchField
            label={`Search ${many}`}
            value={filter.search}
            data-autofocus={!isPhone || undefined}
            onSearch={(search) => setFilter({ ...filter, search, page: 1 })}
          />
          <FolderSelect value={filter.folder} onChange={(folder) => setFilter({ ...filter, folder, page: 1 })} />
          <UploadButton
            variant="default"
            kind={kind}
            multiple={max !== undefined}
            onFiles={(files) => uploads.add(files)}
          >
            Upload
          </UploadButton>
        </div>
        <UploadList {...uploads} />
        <Choices
          kind={kind}
          except={except}
          filter={filter}
          onPage={(page) => setFilter({ ...filter, page })}
          chosen={max ? chosen : undefined}
          onClick={toggle}
        />
        {max && (
          <div className={classes.foot}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button disabled={chosen.length === 0} onClick={() => onPick([...chosen])}>
              {chosen.length > 1 ? `Add ${chosen.length} ${many}` : `Add ${one}`}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

type Filter = { search: string; folder: string | null; page: number };

type FolderProps = { value: string | null; onChange: (folder: string | null) => void };

function FolderSelect(props: FolderProps) {
  const { data: folders = [] } = trpc.media.folders.useQuery();
  if (folders.length === 0) return null;
  return <Select aria-label="Folder" placeholder="All folders" data={folders} clearable {...props} />;
}

type ChoicesProps = Pick<Props, 'except'> & {
  kind: MediaItem['kind'];
  filter: Filter;
  onPage: (page: number) => void;
  /** Undefined if a click chooses a single file. */
  chosen: readonly MediaItem[] | undefined;
  onClick: (item: MediaItem) => void;
};

function Choices({ kind, except, filter: { search, folder, page }, onPage, chosen, onClick }: ChoicesProps) {
  const { title, many } = names[kind];
  const query = trpc.media.listForAdmin.useQuery(
    { kind, ...(folder && { folder }), search: search || null, ...limitAndOffset(page, PER_PAGE) },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { total = 0 } = query.data ?? {};
  const items = query.data?.items.filter(({ id }) => id !== except);
  return (
    <>
      <QueryStatus query={query} loading={`Loading ${many}...`} failure={`Failed to fetch ${many}`} />
      {items?.length === 0 && (
        <p role="status" className={classes.empty}>
          {search || folder ? `No ${many} match.` : `There are no ${many} yet. Upload the first one, or drop it here.`}
        </p>
      )}
      <ul className={classes.grid} aria-label={title} data-busy={query.isPlaceholderData || undefined}>
        {items?.map((item) => (
          <li key={item.id}>
            <UnstyledButton
              className={classes.tile}
              {...(chosen && { 'aria-pressed': includes(chosen, item) })}
              onClick={() => onClick(item)}
            >
              <MediaThumbnail url={item.url} />
              <span className={classes.name}>{item.name}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Pages total={total} size={PER_PAGE} page={page} onPage={onPage} />
    </>
  );
}

const includes = (items: readonly MediaItem[], { id }: MediaItem) => items.some((one) => one.id === id);
