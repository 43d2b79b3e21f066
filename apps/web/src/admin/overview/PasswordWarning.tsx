import { Alert, Button, Group } from '@mantine/core';
import { RouterLink } from '../../app/navigation/RouterLink.tsx';
import { useDates } from '../../app/use-dates.ts';
import { sectionPath } from '../screen/section-path.ts';
import type { Outputs } from '../trpc-react.ts';

type Refused = NonNullable<Outputs['overview']['read']['refusedCodes']>;

const settings = sectionPath({ slug: 'settings' });

/** Somebody else may know the password. It goes when the password is changed, or after a week. */
export function PasswordWarning({ count, since }: Refused) {
  const { formatMoment } = useDates();
  const times = count === 1 ? `on ${formatMoment(since)}` : `${count} times since ${formatMoment(since)}`;
  return (
    <Alert color="red" title="Somebody may know your password" mt={28}>
      Somebody used your password and failed at the second step {times}. Unless it was you, change your password: this
      message goes away with it, or after a week.
      <Group gap={12} mt={12}>
        <Button component={RouterLink} size="compact-md" to={{ pathname: settings, hash: '#password' }}>
          Change the password
        </Button>
        <Button component={RouterLink} size="compact-md" variant="default" to={{ pathname: settings, hash: '#audit' }}>
          Activity log
        </Button>
      </Group>
    </Alert>
  );
}
