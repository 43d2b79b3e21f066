import { Badge, Button, Group } from '@mantine/core';
import { useDates } from '../../../app/use-dates.ts';
import { ItemList, ListItem } from '../../screen/ItemList.tsx';
import type { Outputs } from '../../trpc-react.ts';

type Factors = Outputs['factor']['list'];
export type Factor = Factors['factors'][number];

type ListProps = Factors & { onOpen: (dialog: 'rename' | 'remove', factor: Factor) => void };

/** The apps and passkeys, and how many recovery codes are left. */
export function FactorList({ factors, recoveryCodesLeft, onOpen }: ListProps) {
  const { formatMoment } = useDates();
  if (factors.length === 0) return <p>The second step is off.</p>;
  const lost = factors.filter(({ isOfOtherHost }) => isOfOtherHost).map(({ name }) => name);
  return (
    <>
      {lost.length > 0 && (
        <p role="alert">
          {`The address of the site has changed. These passkeys no longer work: ${lost.join(', ')}. Remove them and add new ones.`}
        </p>
      )}
      <ItemList>
        {factors.map((factor) => (
          <ListItem
            key={factor.id}
            title={
              <Group gap={10}>
                {factor.name} <Badge>{factor.kind === 'totp' ? 'App' : 'Passkey'}</Badge>
              </Group>
            }
            details={`Added ${formatMoment(factor.createdAt)}. ${factor.lastUsedAt ? `Last used ${formatMoment(factor.lastUsedAt)}` : 'Not used yet'}.`}
          >
            {(['rename', 'remove'] as const).map((dialog) => (
              <Button
                key={dialog}
                size="xs"
                variant={dialog === 'remove' ? 'subtle' : 'default'}
                aria-label={`${labels[dialog]} ${factor.name}`}
                onClick={() => onOpen(dialog, factor)}
              >
                {labels[dialog]}
              </Button>
            ))}
          </ListItem>
        ))}
      </ItemList>
      <p>{`${recoveryCodesLeft} recovery codes are left.`}</p>
    </>
  );
}

const labels = { rename: 'Rename', remove: 'Remove' };
