import { expect, test } from 'vitest';
import { serviceHead, splitLastWord } from './service-content.ts';

const service = {
  title: 'Graphic Design',
  description: 'The daily visual work of a business: brochures, menus, exhibition panels and social posts.',
  features: ['Logos', 'Menus'],
  heroDescription: null,
  metaTitle: null,
  metaDescription: null,
  imageUrl: null,
};

test('splits off the last word of a title, even if it is the only one', () => {
  expect(splitLastWord('Smart Chatbots & Virtual Assistants')).toEqual({
    start: 'Smart Chatbots & Virtual ',
    last: 'Assistants',
  });
  expect(splitLastWord('SEO')).toEqual({ start: '', last: 'SEO' });
  expect(splitLastWord(' Brand  film ')).toEqual({ start: 'Brand  ', last: 'film' });
});

test('uses the title and the description in the head when no meta texts are set', () => {
  expect(serviceHead(service, 'graphic-design')).toMatchObject({
    title: 'Graphic Design',
    description: service.description,
    path: '/services/graphic-design',
  });
});

test('prefers meta texts to hero texts and hero texts to the description', () => {
  const hero = { ...service, heroDescription: 'From the hero.' };
  expect(serviceHead(hero, 'x').description).toBe('From the hero.');
  expect(serviceHead({ ...hero, metaTitle: 'Design in Delhi', metaDescription: 'Meta.' }, 'x')).toMatchObject({
    title: 'Design in Delhi',
    description: 'Meta.',
  });
});

test('cuts a long description between two words, at 160 characters at most', () => {
  const { description = '' } = serviceHead({ ...service, description: 'brochure '.repeat(40) }, 'x');
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/brochure…$/);
});

test('cuts a long description without spaces at the limit', () => {
  const { description = '' } = serviceHead({ ...service, description: `a ${'网站'.repeat(120)}` }, 'x');
  expect(description).toBe(`a ${'网站'.repeat(78)}网…`);
});
