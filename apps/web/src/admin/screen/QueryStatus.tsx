import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { readApiError } from '../../app/api-error.ts';
import { describeError } from '../error-messages.ts';
import type { Query } from '../trpc-react.ts';
import { StatusPanel } from './StatusPanel.tsx';

type Props = {
  query: Query<unknown>;
  loading: string;
  failure: string;
  /** Text that is added to the error when the record does not exist. */
  missing?: ReactNode;
  /** The next step in this case. */
  children?: ReactNode;
};

/** The loading or error state of a query without data. */
export function QueryStatus({ query: { data, error, refetch }, loading, failure, missing, children }: Props) {
  if (data !== undefined) return null;
  if (!error) return <p role="status">{loading}</p>;
  const { status } = readApiError(error);
  const isGone = status === 404 || status === 400;
  return (
    <StatusPanel
      title={failure}
      text={
        <>
          {describeError(error)}
          {isGone && missing}
        </>
      }
      alert
    >
      {isGone ? children : <Button onClick={() => void refetch()}>Try again</Button>}
    </StatusPanel>
  );
}
