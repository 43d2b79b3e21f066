import { schemes } from '@site/schema/contrast';
import type { Copy } from '@site/schema/copy-pages';
import { lineColorNames } from '@site/schema/palette';
import classes from '../CopyForm.module.css';
import { findSimilar } from './readable-color.ts';

/** Lists line colours that look alike. This is only a hint, because lines also have labels. */
export function SimilarColors({ colors }: { colors: Copy<'look'>['colors'] }) {
  const sentences = schemes.flatMap((scheme) =>
    findSimilar(lineColorNames.map((name) => ({ name, color: colors[name][scheme] }))).map(
      ([one, other]) => `In the ${scheme} scheme, ${one} and ${other} look alike.`,
    ),
  );
  return (
    <p className={classes.help} role="status">
      {sentences.join(' ')}
    </p>
  );
}
