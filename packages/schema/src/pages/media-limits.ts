/*
 * The limits of uploads. Separate from `media-url.ts`, so that visitors do not load them.
 */

/** The limits of uploads. */
export const mediaLimits = {
  bytes: 25 * 1024 * 1024,
  /** An MP4 is stored as it is. */
  videoBytes: 50 * 1024 * 1024,
  /** The sum over all frames of an animation. */
  pixels: 60_000_000,
  /** The longer side divided by the shorter one. */
  ratio: 20,
  /** The longest side of a stored picture and of a stored animation. */
  side: 2560,
  animationSide: 1280,
  svgBytes: 1024 * 1024,
} as const;

/** The `accept` attribute of file inputs, for each kind of file. */
export const mediaAccept = {
  picture: 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,image/gif,image/svg+xml',
  document: 'application/pdf',
  video: 'video/mp4',
} as const;
