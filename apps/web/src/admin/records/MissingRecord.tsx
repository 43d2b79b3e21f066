import { CloseButton } from '@mantine/core';
import { RouterLink } from '../../app/navigation/RouterLink.tsx';
import { sectionPath } from '../screen/section-path.ts';
import classes from './MissingRecord.module.css';
import type { OpenRecord } from './use-open-record.ts';

type Props = {
  /** "project", for messages. */
  recordName: string;
  open: OpenRecord;
};

/** An error above a list: the record of the URL does not exist. */
export function MissingRecord({ recordName, open }: Props) {
  if (!open.isMissing) return null;
  return (
    <div className={classes.notice} role="alert">
      <p>
        {`This ${recordName} is not here. It may be in the `}
        <RouterLink to={sectionPath({ slug: 'trash' })}>trash</RouterLink>.
      </p>
      <CloseButton aria-label="Close the message" onClick={open.dismissMissing} />
    </div>
  );
}
