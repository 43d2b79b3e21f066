import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Team } from './Team.tsx';

test('says the office hours of the settings', () => {
  const html = renderToStaticMarkup(<Team officeHours={{ opens: '10:30', closes: '19:00' }} />);
  expect(html).toContain('the phone from 10:30 to 19:00');
});
