import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from './TextField.tsx';

const field = { id: 'name', name: 'name', value: '', error: undefined, onChange: () => {} };

test('marks the label of a required field once', () => {
  const isMarked = (label: string, required: boolean) =>
    renderToStaticMarkup(<TextField label={label} field={field} required={required} />).includes('data-marked');
  expect(isMarked('Name', true)).toBe(true);
  expect(isMarked('Full Name *', true)).toBe(false);
  expect(isMarked('Company (Optional)', false)).toBe(false);
});
