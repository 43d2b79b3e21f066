import { Input, TextInput } from '@mantine/core';
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
      <div className={classes.icons}>
        {serviceIconNames.map((name) => (
          <label key={name} className={classes.icon} title={name.replaceAll('-', ' ')}>
            <input
              type="radio"
              name="icon"
              aria-label={name.replaceAll('-', ' ')}
              checked={chosen === name}
              onChange={() => onChange(name)}
            />
            <Icon name={name} />
          </label>
        ))}
      </div>
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
