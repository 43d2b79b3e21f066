import classes from './ProjectTimeline.module.css';

const stops = [
  {
    when: 'Week 1',
    stop: 'Brief',
    what: 'Two conversations: one with you, one with the person who answers your phone.',
    leaves: 'A page that says what should change, and by how much',
  },
  {
    when: 'Week 2',
    stop: 'Discover',
    what: 'We read your analytics, order your product and talk to five of your customers.',
    leaves: 'A list of faults, ordered by what they cost',
  },
  {
    when: 'Week 3',
    stop: 'Plan',
    what: 'Sitemap, scope, price and this table, with real dates.',
    leaves: 'The contract. This is where you decide',
  },
  {
    when: 'Week 4–5',
    stop: 'Draw',
    what: 'Main screens in Figma, tried with people who resemble your customers.',
    leaves: 'Screens you have signed off',
  },
  {
    when: 'Week 6–10',
    stop: 'Build',
    what: 'Rounds of two weeks on a staging address. A note every Monday: done, spent, next.',
    leaves: 'Something to click, every second Friday',
  },
  {
    when: 'Week 11',
    stop: 'Rehearse',
    what: 'Speed, forms, payments, redirects, keyboard and screen reader. Your staff are trained.',
    leaves: 'A checklist with two names on each line',
  },
  {
    when: 'Week 12',
    stop: 'Launch',
    what: 'On a weekday morning, with everyone at their desk.',
    leaves: 'The keys, which were yours already',
  },
  {
    when: 'After that',
    stop: 'Care',
    what: 'Thirty days of watching errors, enquiries and search. Then monthly, if you want it.',
    leaves: 'A report on the number we agreed in week 1',
  },
];

/** A project as the departures board of a line: a real table, that becomes a list where it is narrow. */
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
        {stops.map(({ when, stop, what, leaves }) => (
          <tr key={stop}>
            <td className={classes.when}>{when}</td>
            <th scope="row" className={classes.stop}>
              {stop}
            </th>
            <td>{what}</td>
            <td className={classes.leaves}>{leaves}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
