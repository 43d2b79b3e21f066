import { Table } from '@mantine/core';
import type { AuditChange, AuditEntry } from '@site/schema/audit';
import { describeAudit, describeValues, fieldInWords, shownChanges } from '@site/schema/audit-text';
import { useDates } from '../../../app/use-dates.ts';
import { ListItem } from '../../screen/ItemList.tsx';
import classes from './AuditItem.module.css';

/** An entry as a sentence, with the values before and after on demand. */
export function AuditItem({ entry }: { entry: AuditEntry }) {
  const { formatMoment } = useDates();
  const { at, actor, network } = entry;
  const details = [formatMoment(at), actor, network].filter(Boolean).join(', ');
  const shown = shownChanges(entry);
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

function ChangeRow({ change }: { change: AuditChange }) {
  const { zone } = useDates();
  const values = describeValues(zone, change);
  return (
    <Table.Tr>
      <Table.Td>{fieldInWords(change.field)}</Table.Td>
      {values.map((value, index) => (
        <Table.Td key={index} colSpan={2 / values.length}>
          {value}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}
