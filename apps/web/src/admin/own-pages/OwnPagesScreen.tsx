import { paths } from '@site/schema/paths';
import { DayOf } from '../list/table/DateTime.tsx';
import { TitleCell } from '../list/table/TitleCell.tsx';
import type { RecordColumn } from '../list/use-record-list.ts';
import { RecordScreen } from '../records/RecordScreen.tsx';
import { OwnPageForm } from './OwnPageForm.tsx';

const columns: readonly RecordColumn<'page'>[] = [
  {
    title: 'Page',
    sort: 'title',
    width: 'wide',
    cell: ({ id, title, slug, shareImage }) => (
      <TitleCell id={id} title={title} image={shareImage} text={paths.page(slug)} page={paths.page(slug)} />
    ),
  },
  {
    title: 'Linked in',
    cell: ({ inMenu, inFooter }) => [inMenu && 'Menu', inFooter && 'Footer'].filter(Boolean).join(', '),
  },
  { title: 'Changed', sort: 'updatedAt', descends: true, cell: ({ updatedAt }) => <DayOf at={updatedAt} /> },
];

export function OwnPagesScreen() {
  return (
    <RecordScreen
      kind="page"
      columns={columns}
      filters={[]}
      statusActions={[]}
      emptyText="Add what the other pages do not cover: a privacy notice in another language, jobs, prices."
      Form={OwnPageForm}
    />
  );
}
