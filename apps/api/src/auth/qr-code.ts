import { encode } from 'uqr';

/** A text as a QR code; `path` draws the dark squares of a grid with `size` columns. */
export function qrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}
