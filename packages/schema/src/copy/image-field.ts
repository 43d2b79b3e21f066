import { z } from 'zod';
import { isSiteUrl, URL_MAX } from '../fields/fields.ts';
import type { ColorScheme } from '../look/contrast.ts';
import { mediaPicture } from '../pages/media-url.ts';
import { describedAs, type Field, type ImageRule } from './copy-field.ts';

/*
 * The fields of texts that are pictures.
 */

const imageRules: Record<ImageRule, { accepts: (address: string) => boolean; message: string }> = {
  any: { accepts: () => true, message: '' },
  icon: {
    accepts: (address) => mediaPicture(address) !== undefined && /\.(jpg|png|svg)(#|$)/.test(address),
    message: 'must be an uploaded JPEG, PNG or SVG picture',
  },
  photo: {
    accepts: (address) => !/\.svg($|[?#])/i.test(address),
    message: 'must be a photo: social networks show no SVG',
  },
};

type ImageOptions = {
  isOptional?: boolean;
  accepts?: ImageRule;
  /** The colour scheme of the background behind a transparent picture. */
  ground?: ColorScheme;
  help?: string;
};

/** The address of a picture: an uploaded one, or one elsewhere. Empty by default. */
export function image(
  label: string,
  { isOptional = false, accepts = 'any', ground, help }: ImageOptions = {},
): Field<string> {
  const rule = imageRules[accepts];
  const base = z
    .string({ error: `${label} must be the address of a picture` })
    .trim()
    .refine((address) => isOptional || address !== '', `${label} is required`)
    .max(URL_MAX, `Invalid ${label}`)
    .refine((address) => address === '' || isSiteUrl(address), { error: `Invalid ${label}`, abort: true })
    .refine((address) => address === '' || rule.accepts(address), `${label} ${rule.message}`);
  const field = isOptional ? base.default('') : base;
  return describedAs(field, {
    label,
    control: 'image',
    isOptional,
    accepts,
    ...(ground && { ground }),
    ...(help && { help }),
  });
}
