import { z } from 'zod';
import { type ColorScheme, formatRatio, isHexColor, READABLE, textContrast } from '../look/contrast.ts';
import { type LineColorName, lineColorNames } from '../look/palette.ts';
import { describedAs, type Field } from './copy-field.ts';

export function lineColor(label: string, value?: LineColorName): Field<LineColorName> {
  const base = z.enum(lineColorNames, { error: `${label} must be one of ${lineColorNames.join(', ')}` });
  const field = value === undefined ? base : base.default(value);
  return describedAs(field, { label, control: 'lineColor', isOptional: false });
}

/** A colour in which text can be read in its scheme, as `#rrggbb`. The name is the one in messages. */
export function color(
  label: string,
  { name, scheme, value }: { name: string; scheme: ColorScheme; value: string },
): Field<string> {
  const field = z
    .string({ error: `${name} must be a colour such as ${value}` })
    .trim()
    .toLowerCase()
    .refine(isHexColor, { error: `${name} must be a colour such as ${value}`, abort: true })
    .refine((hex) => textContrast(hex, scheme) >= READABLE, {
      error: ({ input }) => {
        const ratio = formatRatio(textContrast(String(input), scheme));
        return `${name} has a contrast of ${ratio} in the ${scheme} scheme; text needs at least ${READABLE}:1`;
      },
    })
    .default(value);
  return describedAs(field, { label, control: 'color', isOptional: false, scheme });
}
