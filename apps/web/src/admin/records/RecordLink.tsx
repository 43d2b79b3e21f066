import { Link } from 'react-router-dom';
import classes from './RecordLink.module.css';
import { useOpenRecord } from './use-open-record.ts';

type Props = {
  id: number;
  name: string;
  /** The name of the URL parameter with the id of the open record. */
  parameter?: string;
};

/** The name of a record in a list. It opens the record. */
export function RecordLink({ id, name, parameter }: Props) {
  const open = useOpenRecord(parameter);
  return (
    <Link to={open.pathTo(id)} className={classes.link} aria-haspopup="dialog">
      {name}
    </Link>
  );
}
