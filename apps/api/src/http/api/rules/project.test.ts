import { booleanRule, listRule, optionalUrlRule, testRules, textRule, urlRule } from '../../../testing/rules.ts';

testRules('project', 'a project', {
  title: textRule(3, 200, 'Title must be at least 3 characters', 'Title must be at most 200 characters'),
  description: textRule(
    10,
    2000,
    'Description must be at least 10 characters',
    'Description must be at most 2000 characters',
  ),
  imageUrl: urlRule('Invalid image URL'),
  projectUrl: optionalUrlRule('Invalid project URL'),
  category: textRule(2, 50, 'Category required', 'Category must be at most 50 characters'),
  technologies: listRule({
    field: 'technologies',
    item: 'Technology',
    itemMax: 50,
    max: 20,
    tooMany: 'Too many technologies',
    notAList: 'Technologies must be a list',
  }),
  featured: booleanRule('Featured', false),
});
