import {
  absent,
  booleanRule,
  integerRule,
  list,
  listRule,
  optionalTextRule,
  optionalUrlRule,
  testRules,
  textOfLength,
  textRule,
} from '../../../testing/rules.ts';

const notAnAddress = 'URL path must be a path such as /services/seo, or a full web address';
const oneFeature = 'At least one feature required';
const serviceDetails = listRule({
  field: 'serviceDetails',
  item: 'Service detail',
  itemMax: 200,
  max: 20,
  tooMany: 'Too many service details',
  notAList: 'Service details must be a list',
});

testRules('service', 'a service', {
  title: textRule(3, 200, 'Title must be at least 3 characters', 'Title must be at most 200 characters'),
  description: textRule(
    10,
    500,
    'Description must be at least 10 characters',
    'Description must be at most 500 characters',
  ),
  icon: textRule(1, 50, 'Icon is required', 'Icon class too long'),
  features: {
    rejected: [
      [absent, oneFeature],
      [null, oneFeature],
      ['Audit, Links', oneFeature],
      [[], oneFeature],
      [list(11), 'Too many features'],
      [['Audit', ''], 'Feature is required', 'features.1'],
      [['  '], 'Feature is required', 'features.0'],
      [[7], 'Feature is required', 'features.0'],
      [[textOfLength(101)], 'Feature must be at most 100 characters', 'features.0'],
    ],
    accepted: [['x'], list(10), [textOfLength(100)]],
  },
  gradient: textRule(1, 100, 'Gradient is required', 'Gradient must be at most 100 characters'),
  color: textRule(1, 50, 'Color is required', 'Color must be at most 50 characters'),
  href: {
    rejected: [
      [absent, 'URL path is required'],
      [null, 'URL path is required'],
      ['', 'URL path is required'],
      ['  ', 'URL path is required'],
      [`/${textOfLength(100)}`, 'URL path must be at most 100 characters'],
      ['javascript:alert(1)', notAnAddress],
      ['data:text/html,x', notAnAddress],
      ['//example.com', notAnAddress],
      ['/\\example.com', notAnAddress],
      ['/services/two words', notAnAddress],
      ['services/seo', notAnAddress],
    ],
    accepted: ['x', 'seo', '/services/seo', 'https://example.com/seo', `/${textOfLength(99)}`],
  },
  metaTitle: optionalTextRule('Meta title', 200, 'Meta title must be at most 200 characters'),
  metaDescription: optionalTextRule('Meta description', 300, 'Meta description must be at most 300 characters'),
  heroTitle: optionalTextRule('Hero title', 200, 'Hero title must be at most 200 characters'),
  heroDescription: optionalTextRule('Hero description', 500, 'Hero description must be at most 500 characters'),
  serviceDetails: { ...serviceDetails, normalized: [...(serviceDetails.normalized ?? []), [null, []]] },
  imageUrl: optionalUrlRule('Invalid image URL'),
  active: booleanRule('Active', true),
  sortOrder: integerRule('Sort order', 0, 1000, 0),
});
