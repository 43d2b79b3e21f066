import { type MediaPicture, mediaPicture } from '@site/schema/media-url';
import { pictureUrl } from '@site/schema/picture-url';
import type { ImgHTMLAttributes } from 'react';

type Props = ImgHTMLAttributes<HTMLImageElement> & {
  url: string;
  alt: string;
  ref?: (image: HTMLImageElement | null) => void;
};

/** A photo: an uploaded one with several formats and widths, others unchanged. */
export function Photo({ url, alt, sizes, ...attributes }: Props) {
  const picture = mediaPicture(url);
  if (!picture) return <img {...attributes} src={pictureUrl(url)} alt={alt} width={640} height={400} />;
  const { src, srcSets, width, height } = picture;
  const image = (
    <img
      {...attributes}
      {...(srcSets && { srcSet: srcSets.webp, sizes })}
      src={src}
      alt={alt}
      width={width}
      height={height}
      style={styleOf(picture)}
    />
  );
  if (!srcSets) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSets.avif} sizes={sizes} />
      {image}
    </picture>
  );
}

const styleOf = ({ color, position }: MediaPicture) => ({ backgroundColor: color, objectPosition: position });
