import { type LineColorName, lineColorNames } from '@site/schema/palette';
import classes from './Picker.module.css';

type Props = { label: string; name: string; value: unknown; onChange: (color: LineColorName) => void };

/** Picks one of the line colours by its swatch and name. */
export function LineColorField({ label, name, value, onChange }: Props) {
  return (
    <fieldset className={classes.picker} data-field={name}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.swatches}>
        {lineColorNames.map((color) => (
          <label key={color} className={classes.swatch} data-line={color}>
            <input type="radio" name={name} value={color} checked={value === color} onChange={() => onChange(color)} />
            <span className={classes.swatchName}>{color}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
