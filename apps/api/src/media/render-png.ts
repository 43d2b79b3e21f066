/**
 * Renders an SVG as a PNG, `width` pixels wide; with `upright`, `width` is the height. Only the given fonts are used,
 * so that the result does not depend on the machine. The renderer is loaded on first use, because many processes never
 * need it.
 */
export async function renderPng(
  svg: string,
  width: number,
  fontFiles: readonly string[],
  upright = false,
): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: [...fontFiles] },
    fitTo: { mode: upright ? 'height' : 'width', value: width },
  });
  return image.asPng();
}
