import { coverObjects } from '@site/schema/cover-art';
import { useEffect } from 'react';
import { loadMissingSymbol, symbolId } from '../../../ui/icons/sprite.ts';
import { objectSprite } from '../../../ui/line-map/cover-objects.ts';
import { PictureChoice } from './IconPicker.tsx';
import classes from './Picker.module.css';

type Props = {
  /** What decides while no object is chosen. */
  by: 'category' | 'industry' | 'family';
  value?: string;
  'data-field': string;
  onChange?: (object: string) => void;
};

/** The field with which the owner chooses the object on a drawn cover. */
export function CoverObjectField({ by, value, onChange, ...attributes }: Props) {
  const name = attributes['data-field'];
  return (
    <fieldset className={classes.picker} data-field={name}>
      <legend className={classes.legend}>Object on the cover</legend>
      <p className={classes.hint}>Drawn where there is no photo</p>
      <label className={classes.option}>
        <input type="radio" name={name} checked={!value} onChange={() => onChange?.('')} />
        {`By ${by}`}
      </label>
      <PictureChoice
        name={name}
        options={coverObjects}
        chosen={value}
        draw={(object) => <DrawnObject name={object} />}
        onChange={(object) => onChange?.(object)}
      />
    </fieldset>
  );
}

function DrawnObject({ name }: { name: string }) {
  useEffect(() => loadMissingSymbol(objectSprite, name), [name]);
  return (
    <svg className={classes.object} viewBox="0 0 276 296" aria-hidden>
      <use href={`#${symbolId(objectSprite, name)}`} />
    </svg>
  );
}
