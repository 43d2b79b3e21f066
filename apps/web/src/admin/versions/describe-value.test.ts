import { expect, test } from 'vitest';
import { describeValue, picturesIn } from './describe-value.ts';

const tea = '/media/0123456789abcdef01234567-1600x900-8a7b6c/tea.jpg#focus=30,70';
const gallery = [
  { image: tea, caption: 'The shop' },
  { image: tea.replace('tea', 'cups'), caption: '' },
];

test('describes steps by their labels and values', () => {
  expect(
    describeValue([
      { label: 'Basket', value: '6 s' },
      { label: 'Address', value: '' },
    ]),
  ).toBe('Basket\n6 s\nAddress');
});

test('describes a gallery by the names of its files and the captions, and finds its pictures', () => {
  expect(describeValue(gallery)).toBe('tea.jpg\nThe shop\ncups.jpg');
  expect(picturesIn(gallery)).toEqual(gallery.map(({ image }) => image));
});

test('finds the picture of a field, and none in texts', () => {
  expect(picturesIn(tea)).toEqual([tea]);
  expect([picturesIn(null), picturesIn('/about'), picturesIn(['a', 3])]).toEqual([[], [], []]);
});
