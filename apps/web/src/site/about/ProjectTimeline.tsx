import type { Copy } from '@site/schema/copy-pages';
import classes from './ProjectTimeline.module.css';

/** The phases of a project as a table, which becomes a list on narrow screens. */
export function ProjectTimeline({ texts: { columns, phases } }: { texts: Copy<'about'>['timetable'] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{columns.when}</th>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.tasks}</th>
          <th scope="col">{columns.result}</th>
        </tr>
      </thead>
      <tbody>
        {phases.map(({ when, name, tasks, result }, index) => (
          <tr key={index}>
            <td className={classes.when}>{when}</td>
            <th scope="row" className={classes.name}>
              {name}
            </th>
            <td>{tasks}</td>
            <td className={classes.result}>{result}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
