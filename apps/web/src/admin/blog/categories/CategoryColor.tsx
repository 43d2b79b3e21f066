import { light, lineColorNames } from '@site/schema/palette';
import { DEFAULT_CATEGORY_COLOR } from '@site/schema/site';
import { nearestLine } from '../../../ui/theme/nearest-line.ts';
import classes from '../../form/fields/Picker.module.css';

const colors = [
  { name: 'default', color: DEFAULT_CATEGORY_COLOR },
  ...lineColorNames.map((name) => ({ name, color: light[name] })),
];

type Props = { value: string; onChange: (color: string) => void };

/** Picks the default colour or that of a line. A stored colour that is none of them stays until another is chosen. */
export function CategoryColor({ value, onChange }: Props) {
  const isOwn = colors.every(({ color }) => !isSame(color, value));
  const all = isOwn ? [{ name: value, color: value }, ...colors] : colors;
  return (
    <fieldset className={classes.picker} data-field="color">
      <legend className={classes.legend}>Colour</legend>
      <div className={classes.swatches}>
        {all.map(({ name, color }) => (
          <label key={color} className={classes.swatch} data-line={nearestLine(color, 'green')}>
            <input type="radio" name="category-color" checked={isSame(color, value)} onChange={() => onChange(color)} />
            <span className={classes.swatchName}>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
