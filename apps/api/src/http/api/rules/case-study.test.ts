import {
  booleanRule,
  listRule,
  optionalTextRule,
  optionalUrlRule,
  testRules,
  textRule,
  urlRule,
} from '../../../testing/rules.ts';

const story = (label: string) =>
  textRule(10, 3000, `${label} must be at least 10 characters`, `${label} must be at most 3000 characters`);

testRules('caseStudy', 'a case study', {
  title: textRule(3, 200, 'Title must be at least 3 characters', 'Title must be at most 200 characters'),
  clientName: textRule(
    2,
    100,
    'Client name must be at least 2 characters',
    'Client name must be at most 100 characters',
  ),
  industry: textRule(2, 100, 'Industry must be at least 2 characters', 'Industry must be at most 100 characters'),
  challenge: story('Challenge'),
  solution: story('Solution'),
  results: story('Results'),
  imageUrl: urlRule('Invalid image URL'),
  projectUrl: optionalUrlRule('Invalid project URL'),
  duration: textRule(1, 50, 'Duration is required', 'Duration must be at most 50 characters'),
  budget: optionalTextRule('Budget', 50, 'Budget must be at most 50 characters'),
  technologies: listRule({
    field: 'technologies',
    item: 'Technology',
    itemMax: 50,
    max: 20,
    tooMany: 'Too many technologies',
    notAList: 'Technologies must be a list',
  }),
  testimonial: optionalTextRule('Testimonial', 1000, 'Testimonial must be at most 1000 characters'),
  testimonialAuthor: optionalTextRule('Testimonial author', 100, 'Testimonial author must be at most 100 characters'),
  featured: booleanRule('Featured', false),
});
