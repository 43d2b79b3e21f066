import { Input, TextInput } from '@mantine/core';
import { lineColorOf } from '@site/schema/line-color';
import { useId } from 'react';
import type { LineColor } from '../../../ui/line-map/drawing.ts';
import classes from './Picker.module.css';
import { TypedClasses } from './TypedClasses.tsx';

/** The CSS classes that are stored for each colour. */
const colorClasses: Record<LineColor, ColorClasses> = {
  signal: { color: 'text-orange-600', gradient: 'from-orange-500 to-red-600' },
  green: { color: 'text-green-600', gradient: 'from-green-500 to-emerald-600' },
  magenta: { color: 'text-pink-600', gradient: 'from-pink-500 to-rose-600' },
  blue: { color: 'text-blue-600', gradient: 'from-blue-500 to-indigo-600' },
  violet: { color: 'text-violet-600', gradient: 'from-violet-500 to-purple-600' },
  teal: { color: 'text-teal-600', gradient: 'from-teal-500 to-cyan-600' },
};

type ColorClasses = { color: string; gradient: string };
type Props = ColorClasses & {
  errors: { color?: unknown; gradient?: unknown };
  onChange: (classes: ColorClasses) => void;
};

/** Picks one of the brand colours; the stored CSS classes can be edited as well. */
export function ColorPicker({ color, gradient, errors, onChange }: Props) {
  const descriptionId = useId();
  const chosen = color || gradient ? lineColorOf(color, gradient) : undefined;
  return (
    <fieldset className={classes.picker} data-field="color" aria-describedby={descriptionId}>
      <legend className={classes.legend}>Line colour</legend>
      <Input.Description id={descriptionId}>The colour of its cards and its page</Input.Description>
      <div className={classes.lines}>
        {(Object.keys(colorClasses) as LineColor[]).map((line) => (
          <label key={line} className={classes.line} data-line={line}>
            <input
              type="radio"
              name="line"
              aria-label={line}
              checked={chosen === line}
              onChange={() => onChange(colorClasses[line])}
            />
          </label>
        ))}
      </div>
      <TypedClasses title="Type the style classes" hasErrors={Boolean(errors.color || errors.gradient)}>
        <div className={classes.colorClasses}>
          <TextInput
            label="Gradient classes"
            description="The choice above sets both"
            placeholder="from-blue-500 to-indigo-600"
            value={gradient}
            error={errors.gradient as string | undefined}
            data-field="gradient"
            onChange={({ currentTarget }) => onChange({ color, gradient: currentTarget.value })}
          />
          <TextInput
            label="Colour class"
            description="As in Tailwind CSS"
            placeholder="text-blue-600"
            value={color}
            error={errors.color as string | undefined}
            onChange={({ currentTarget }) => onChange({ gradient, color: currentTarget.value })}
          />
        </div>
      </TypedClasses>
      {errors.color || errors.gradient ? <Input.Error>Choose a colour</Input.Error> : null}
    </fieldset>
  );
}
