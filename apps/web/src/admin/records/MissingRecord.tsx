import { CloseButton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { sectionPath } from '../shell/section-path.ts';
import classes from './MissingRecord.module.css';
import type { OpenRecord } from './use-open-record.ts';

type Props = {
  /** "project", for messages. */
  recordName: string;
  open: OpenRecord;
};

/** Says above a list that the record of the URL does not exist. */
export function MissingRecord({ recordName, open }: Props) {
  if (!open.isMissing) return null;
  return (
    <div className={classes.notice} role="alert">
      <p>
        {`This ${recordName} is not here. It may be in the `}
        <Link to={sectionPath({ slug: 'trash' })}>trash</Link>.
      </p>
      <CloseButton aria-label="Close the message" onClick={open.dismissMissing} />
    </div>
  );
}
