import classes from './ProjectTimeline.module.css';

const phases = [
  {
    when: 'Week 1',
    name: 'Brief',
    tasks: 'Two conversations: one with you, one with the person who answers your phone.',
    result: 'A page that says what should change, and by how much',
  },
  {
    when: 'Week 2',
    name: 'Discover',
    tasks: 'We read your analytics, order your product and talk to five of your customers.',
    result: 'A list of faults, ordered by what they cost',
  },
  {
    when: 'Week 3',
    name: 'Plan',
    tasks: 'Sitemap, scope, price and this table, with real dates.',
    result: 'The contract. This is where you decide',
  },
  {
    when: 'Week 4–5',
    name: 'Draw',
    tasks: 'Main screens in Figma, tried with people who resemble your customers.',
    result: 'Screens you have signed off',
  },
  {
    when: 'Week 6–10',
    name: 'Build',
    tasks: 'Rounds of two weeks on a staging address. A note every Monday: done, spent, next.',
    result: 'Something to click, every second Friday',
  },
  {
    when: 'Week 11',
    name: 'Rehearse',
    tasks: 'Speed, forms, payments, redirects, keyboard and screen reader. Your staff are trained.',
    result: 'A checklist with two names on each line',
  },
  {
    when: 'Week 12',
    name: 'Launch',
    tasks: 'On a weekday morning, with everyone at their desk.',
    result: 'The keys, which were yours already',
  },
  {
    when: 'After that',
    name: 'Care',
    tasks: 'Thirty days of watching errors, enquiries and search. Then monthly, if you want it.',
    result: 'A report on the number we agreed in week 1',
  },
];

/** The phases of a project as a table, which becomes a list on narrow screens. */
export function ProjectTimeline() {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Stop</th>
          <th scope="col">What happens</th>
          <th scope="col">What you hold afterwards</th>
        </tr>
      </thead>
      <tbody>
        {phases.map(({ when, name, tasks, result }) => (
          <tr key={name}>
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
