/**
 * A drawing in pixels, `width` of them across. Only the given fonts are looked at, so that it is the same anywhere.
 * What draws is loaded with the first one: most of the time nobody asks.
 */
export async function renderPng(svg: string, width: number, fontFiles: readonly string[]): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: [...fontFiles] },
    fitTo: { mode: 'width', value: width },
  });
  return image.asPng();
}
