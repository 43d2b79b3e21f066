import { renderAsync } from '@resvg/resvg-js';

/** A drawing in pixels, `width` of them across. Only the given fonts are looked at, so that it is the same anywhere. */
export async function renderPng(svg: string, width: number, fontFiles: readonly string[]): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: [...fontFiles] },
    fitTo: { mode: 'width', value: width },
  });
  return image.asPng();
}
