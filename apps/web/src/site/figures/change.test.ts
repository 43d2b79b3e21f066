import { expect, test } from 'vitest';
import { changeOfResult, findChange } from './change.ts';

const valuesOf = (text: string) => {
  const { measure, before, after } = changeOfResult(text) ?? {};
  return [measure, before, after];
};

test.each([
  ['Median checkout time fell from 94 s to 31 s, measured over three months.', 'Median checkout time', '94 s', '31 s'],
  [
    'The median first reply takes 40 seconds, down from 5 hours 40 minutes.',
    'Median first reply',
    '5 h 40 min',
    '40 seconds',
  ],
  ['Spoilage claims fell from ₹11.2 lakh to ₹3.9 lakh, a drop of 65%.', 'Spoilage claims', '₹11.2 lakh', '₹3.9 lakh'],
  ['Printing cost ₹40,000 a month, down from ₹1.9 lakh.', 'Printing cost', '₹1.9 lakh', '₹40,000'],
  ['Costs fell from Rs. 5,000 to Rs 1,561', 'Costs', 'Rs. 5,000', 'Rs 1,561'],
  ['Revenue went from $1.2M to $3.4M', 'Revenue', '$1.2M', '$3.4M'],
  ['Page weight fell from 3.9 MB to 410 KB', 'Page weight', '3.9 MB', '410 KB'],
  ['We cut the load time from 6.8 s to 1.1 s', 'Load time', '6.8 s', '1.1 s'],
  ['Bounce rate: cut from 61% to 40%', 'Bounce rate', '61%', '40%'],
  [
    'Enquiries without an answer after 24 hours fell from 34% to 2%.',
    'Enquiries without an answer after 24 hours',
    '34%',
    '2%',
  ],
  ['Orders for sold-out items dropped from about 30 a month to 2.', 'Orders for sold-out items', '30', '2'],
  ['Delivery time went from 5 to 3 weeks', 'Delivery time', '5 weeks', '3 weeks'],
  ['Shops grew from 120 in 2021 to 310 in 2023', 'Shops', '120', '310'],
  ['Picks rose from 9 of 40 shoppers to 34 of 40.', 'Picks', '9 of 40', '34 of 40'],
  ['Answers in 11 minutes instead of 19 hours', 'Answers', '19 hours', '11 minutes'],
  ['Conversion 2.1% → 3.4%', 'Conversion', '2.1%', '3.4%'],
  ['Traffic: 1,200/month -> 4,800/month', 'Traffic', '1,200', '4,800'],
  ['94 s to 31 s', undefined, '94 s', '31 s'],
  ['Checkout time: 94 s to 31 s', 'Checkout time', '94 s', '31 s'],
  // The words between the value and "up from" do not make a name.
  ['UPI now pays for 64% of orders, up from 22%.', undefined, '22%', '64%'],
  ['All enquiries rose from 610 to 742, so 36% are now qualified, up from 14%.', 'All enquiries', '610', '742'],
])('%s', (line, ...expected) => {
  expect(valuesOf(line)).toEqual(expected);
});

test.each([
  'Delivery takes 3 to 5 weeks',
  'The work took from 3 to 5 weeks',
  'Orders: 3 to 5',
  'Prices range from ₹85 lakh to ₹2.4 crore',
  'Budget: ₹2 lakh to ₹5 lakh',
  '2021 to 2023',
  'We grew from 2021 to 2023',
  'Opening hours went from 9 am to 5 pm',
  'The team moved from 4th to 1st place',
  'Upgraded from 3G to 4G',
  'Profit rose from -5% to 3%',
  'Load time was reduced by 40%',
  'False alarms fell from 19 a night to 2 a week',
  'Revenue rose from ₹5 to ₹8 lakh',
  'Sales went from 12% to 40 shops',
  'Sales stayed the same, from 40 to 40',
  'All 41 centres were live nine weeks after the pilot ended.',
  '93% of reports are opened online, and 81% of those within an hour.',
  'Call +91 11 5550 0123 from 10 to 6',
  'No figure at all',
  '',
])('no change: %s', (line) => {
  expect(changeOfResult(line)).toBeUndefined();
});

test.each([
  ['Wait fell from 1 hour 30 minutes to 9 minutes', 1, 0.1, false],
  ['Cost fell from ₹1 lakh to ₹25,000', 1, 0.25, false],
  ['Sales rose from 0 to 40', 0, 1, false],
  ['Finished checkouts rose from 38% to 61%', 0.38, 0.61, true],
  ['Picks rose from 9 of 40 shoppers to 34 of 40.', 0.225, 0.85, true],
  ['Sales rose from 50% to 200%', 0.25, 1, false],
])('the bars have the proportion of the values or of their whole: %s', (line, before, after, areOfWhole) => {
  expect(changeOfResult(line)?.shares).toEqual({ before, after, areOfWhole });
});

test('running text needs more than two values: a range of prices is no change', () => {
  expect(findChange('What a website costs: ₹40,000 to ₹1 lakh')).toBeUndefined();
  expect(findChange('Fast shops. We cut checkout from 94 s to 31 s in May.')).toMatchObject({
    before: '94 s',
    after: '31 s',
  });
});
