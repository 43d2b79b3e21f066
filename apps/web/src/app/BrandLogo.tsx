import { type MediaPicture, mediaPicture } from '@site/schema/media-url';
import { pictureUrl } from '@site/schema/picture-url';
import type { CSSProperties } from 'react';
import { useSite } from './site-facts.ts';

type Props = {
  /** The class of the drawn mark. */
  className?: string | undefined;
  /** The height of a picture. */
  height?: number;
  /** Whether the background is dark in both schemes. */
  isOnDark?: boolean;
};

/** The logo that the administrator has chosen, with the name if it is not wide; otherwise the drawn mark and the name. */
export function BrandLogo({ className, height = 40, isOnDark = false }: Props) {
  const { brand, look } = useSite();
  if (!look?.logo) {
    return (
      <>
        <Logo className={className} />
        {brand.name}
      </>
    );
  }
  const { logo, darkLogo } = look;
  if (isMark(logo)) {
    const url = isOnDark ? darkLogo : logo;
    return (
      <>
        {url && <Pictures url={url} darkUrl={isOnDark ? undefined : darkLogo} alt="" height={height} />}
        {brand.name}
      </>
    );
  }
  // A logo for the light scheme may be invisible on a dark background.
  if (isOnDark) return darkLogo ? <Picture url={darkLogo} alt={brand.name} height={height} isNarrow /> : brand.name;
  return <Pictures url={logo} darkUrl={darkLogo} alt={brand.name} height={height} />;
}

const MAX_WIDTH = 200;

/** A logo of at most this width for its height has no room for the name. */
const MARK_RATIO = 1.5;

function isMark(url: string): boolean {
  const picture = mediaPicture(url);
  return picture !== undefined && picture.width <= MARK_RATIO * picture.height;
}

type PicturesProps = { url: string; darkUrl: string | undefined; alt: string; height: number };

function Pictures({ url, darkUrl, alt, height }: PicturesProps) {
  if (!darkUrl) return <Picture url={url} alt={alt} height={height} />;
  // The look style sheet hides one of them, which is then not loaded.
  return (
    <>
      <Picture url={url} alt={alt} height={height} scheme="light" />
      <Picture url={darkUrl} alt={alt} height={height} scheme="dark" />
    </>
  );
}

type PictureProps = { url: string; alt: string; height: number; scheme?: 'light' | 'dark'; isNarrow?: boolean };

function Picture({ url, alt, height, scheme, isNarrow = false }: PictureProps) {
  const picture = mediaPicture(url);
  const size = picture ? shownSize(picture, height) : { width: 160, height };
  const style: CSSProperties = picture
    ? { width: size.width, height: 'auto' }
    : { ...size, objectFit: 'contain', objectPosition: 'left' };
  return (
    <img
      data-logo={scheme}
      {...(picture?.srcSets && { srcSet: picture.srcSets.webp, sizes: `${size.width}px` })}
      src={picture?.src ?? pictureUrl(url)}
      alt={alt}
      {...size}
      loading={scheme && 'lazy'}
      style={{ ...style, maxWidth: isNarrow ? '30vw' : 'min(100%, 42vw)' }}
    />
  );
}

function shownSize(picture: MediaPicture, height: number) {
  const width = Math.min(MAX_WIDTH, (height * picture.width) / picture.height);
  return { width: Math.round(width), height: Math.round((width * picture.height) / picture.width) };
}

/** The default logo of the agency: two lines that meet at a station. */
function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 24" fill="none" aria-hidden>
      <path d="M0 19h12c2 0 3-1 4-2.500l4-7c1-1.500 2-2.500 4-2.500h16" stroke="var(--signal)" strokeWidth="8" />
      <circle cx="18" cy="13" r="6.500" fill="var(--ground)" stroke="var(--ink)" strokeWidth="3.500" />
    </svg>
  );
}
