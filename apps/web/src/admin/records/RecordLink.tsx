import { RouterLink } from '../../app/navigation/RouterLink.tsx';
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
    <RouterLink to={open.pathTo(id)} className={classes.link} aria-haspopup="dialog">
      {name}
    </RouterLink>
  );
}
