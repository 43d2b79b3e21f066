/*
 * The breakpoints that scripts and the `sizes` of pictures need; breakpoints.css describes all of them.
 */

export const belowPhone = '(width < 30em)';
export const belowTablet = '(width < 40em)';
export const fromTablet = '(width >= 40em)';
export const fromDesktop = '(width >= 56.25em)';
export const fromWide = '(width >= 67.5em)';
export const fromWidest = '(width >= 80em)';
