import { expect, test } from 'vitest';
import { serviceHead, splitLastWord } from './service-content.ts';

const service = {
  title: 'Graphic Design',
  description: 'The daily visual work of a business: brochures, menus, exhibition panels and social posts.',
  heroDescription: null,
  metaTitle: null,
  metaDescription: null,
  imageUrl: null,
};

test('the last word of a title stands alone, also where it is the only one', () => {
  expect(splitLastWord('Smart Chatbots & Virtual Assistants')).toEqual({
    start: 'Smart Chatbots & Virtual ',
    last: 'Assistants',
  });
  expect(splitLastWord('SEO')).toEqual({ start: '', last: 'SEO' });
  expect(splitLastWord(' Brand  film ')).toEqual({ start: 'Brand  ', last: 'film' });
});

test('without meta texts the head says the title and the description', () => {
  expect(serviceHead(service, 'graphic-design')).toMatchObject({
    title: 'Graphic Design',
    description: service.description,
    path: '/services/graphic-design',
  });
});

test('meta texts come before the hero, and the hero before the description', () => {
  const hero = { ...service, heroDescription: 'From the hero.' };
  expect(serviceHead(hero, 'x').description).toBe('From the hero.');
  expect(serviceHead({ ...hero, metaTitle: 'Design in Delhi', metaDescription: 'Meta.' }, 'x')).toMatchObject({
    title: 'Design in Delhi',
    description: 'Meta.',
  });
});

test('a long description is cut between two words, within 160 characters', () => {
  const { description = '' } = serviceHead({ ...service, description: 'brochure '.repeat(40) }, 'x');
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/brochure…$/);
});

test('a long description without spaces is cut where it is full', () => {
  const { description = '' } = serviceHead({ ...service, description: `a ${'网站'.repeat(120)}` }, 'x');
  expect(description).toBe(`a ${'网站'.repeat(78)}网…`);
});
