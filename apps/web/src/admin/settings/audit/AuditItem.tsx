import { Table } from '@mantine/core';
import type { AuditChange, AuditEntry, AuditValue } from '@site/schema/audit';
import { describeAudit, fieldInWords } from '@site/schema/audit-text';
import { formatDay, formatTime } from '../../../ui/format/day.ts';
import { ListItem } from '../../screen/ItemList.tsx';
import classes from './AuditItem.module.css';

/** An entry as a sentence, with the values before and after on demand. */
export function AuditItem({ entry }: { entry: AuditEntry }) {
  const { at, actor, network, changes } = entry;
  const details = [`${formatDay(at)}, ${formatTime(at)}`, actor, network].filter(Boolean).join(', ');
  const shown = /^account\.(login|refused)$/.test(entry.action) ? [] : changes;
  return (
    <ListItem title={describeAudit(entry)} details={details}>
      {shown.length > 0 && (
        <details className={classes.changes}>
          <summary>Before and after</summary>
          <Table.ScrollContainer minWidth={300}>
            <Table layout="fixed" verticalSpacing={6}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Field</Table.Th>
                  <Table.Th>Before</Table.Th>
                  <Table.Th>After</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {shown.map((change) => (
                  <ChangeRow key={change.field} change={change} />
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </details>
      )}
    </ListItem>
  );
}

function ChangeRow({ change: { field, before, after } }: { change: AuditChange }) {
  const isHidden = before === undefined && after === undefined;
  return (
    <Table.Tr>
      <Table.Td>{fieldInWords(field)}</Table.Td>
      {isHidden ? (
        <Table.Td colSpan={2}>Changed; the value is not recorded</Table.Td>
      ) : (
        <>
          <Table.Td>{describeValue(before)}</Table.Td>
          <Table.Td>{describeValue(after)}</Table.Td>
        </>
      )}
    </Table.Tr>
  );
}

function describeValue(value: AuditValue | undefined): string {
  if (value === null || value === undefined) return 'Empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return `A text of ${value.length} characters, SHA-256 ${value.sha256.slice(0, 12)}`;
  return String(value);
}
