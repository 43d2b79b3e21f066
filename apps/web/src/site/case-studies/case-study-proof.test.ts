import { expect, test } from 'vitest';
import { proofsOf } from './case-study-proof.ts';

const study = {
  ...{
    id: 3,
    title: 'A spice shop',
    clientName: 'Saffron Lane',
    industry: 'Food retail',
    challenge: '',
    imageUrl: '/a',
  },
  ...{ projectUrl: null, duration: '14 weeks', budget: null, serviceId: null, technologies: [], featured: true },
  results: '340 products online\nCheckout time fell from 94 s to 31 s',
  testimonial: 'He never opened a manual.',
  testimonialAuthor: null,
};

test('the home page shows the first measured result and the quotation of a case study, each with its link', () => {
  const { results, quotes } = proofsOf([study]);
  expect(results).toMatchObject([
    {
      label: 'Saffron Lane, Food retail',
      value: '94\u00a0s to 31\u00a0s',
      caption: 'Checkout time',
      to: '/case-studies/3',
    },
  ]);
  expect(quotes).toEqual([{ quote: study.testimonial, name: 'Saffron Lane', role: undefined, to: '/case-studies/3' }]);
  expect(proofsOf([{ ...study, results: 'Nothing measured', testimonial: null }])).toEqual({ results: [], quotes: [] });
});
