import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RecordTable } from './RecordTable.tsx';

const render = (groups: readonly string[]) =>
  renderToStaticMarkup(
    <MantineProvider>
      <RecordTable
        label="Calls"
        columns={[{ title: 'Name', cell: ({ group, id }) => `${group} ${id}` }]}
        rows={groups.map((group, index) => ({ id: index + 1, group }))}
        rowName={({ id }) => String(id)}
        rowActions={() => null}
        order={{ by: undefined, descending: false }}
        onOrder={() => {}}
        selected={[]}
        selection={{ select: () => {}, deselect: () => {} }}
        groupOf={({ group }) => group}
      />
    </MantineProvider>,
  );

const textsOf = (html: string) =>
  [...html.matchAll(/scope="rowgroup"[^>]*>(\w+)|<div>(\w+ \d)/g)].map(([, heading, row]) => heading ?? row);

test('keeps the order of the rows when the first upcoming call has started', () => {
  expect(textsOf(render(['Past', 'Upcoming', 'Upcoming', 'Past', 'Past']))).toEqual([
    ...['Past', 'Past 1'],
    ...['Upcoming', 'Upcoming 2', 'Upcoming 3'],
    ...['Past', 'Past 4', 'Past 5'],
  ]);
});
