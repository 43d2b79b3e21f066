import { Input, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { serviceIconName, serviceIconNames } from '../../../ui/icons/service-icons.ts';
import classes from './Picker.module.css';
import { TypedClasses } from './TypedClasses.tsx';

type Props = { value: string; error: unknown; onChange: (value: string) => void };

/** Picks an icon; the stored icon name can be edited as well. */
export function IconPicker({ value, error, onChange }: Props) {
  const chosen = value ? serviceIconName(value) : undefined;
  return (
    <fieldset className={classes.picker} data-field="icon">
      <legend className={classes.legend}>Icon</legend>
      <PictureChoice
        name="icon"
        options={serviceIconNames}
        chosen={chosen}
        draw={(name) => <Icon name={name} />}
        onChange={onChange}
      />
      <TypedClasses title="Type the name of the icon" hasErrors={Boolean(error)}>
        <TextInput
          label="Icon name"
          description="The choice above sets it. A name of Tabler or Font Awesome shows the most similar icon"
          placeholder="star, or fas fa-star"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          error={Boolean(error)}
        />
      </TypedClasses>
      {typeof error === 'string' && <Input.Error>{error}</Input.Error>}
    </fieldset>
  );
}

type ChoiceProps<Name extends string> = {
  name: string;
  options: readonly Name[];
  chosen: string | undefined;
  draw: (option: Name) => ReactNode;
  onChange: (option: Name) => void;
};

/** A grid of small pictures, of which one is chosen. */
export function PictureChoice<Name extends string>({ name, options, chosen, draw, onChange }: ChoiceProps<Name>) {
  return (
    <div className={classes.icons}>
      {options.map((option) => (
        <label key={option} className={classes.icon} title={option.replaceAll('-', ' ')}>
          <input
            type="radio"
            name={name}
            aria-label={option.replaceAll('-', ' ')}
            checked={chosen === option}
            onChange={() => onChange(option)}
          />
          {draw(option)}
        </label>
      ))}
    </div>
  );
}
