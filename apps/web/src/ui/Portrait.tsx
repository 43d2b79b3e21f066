import { Photo } from './Photo.tsx';
import classes from './Portrait.module.css';

type Props = { name: string; picture: string };

/** The photo of a person, or a drawing in the line colour. The text beside it names the person. */
export function Portrait({ name, picture }: Props) {
  if (picture) return <Photo url={picture} alt="" className={classes.portrait} sizes="112px" loading="lazy" />;
  // Different names of a team mostly get different drawings.
  const number = 6 * name.charCodeAt(0) + name.length + name.charCodeAt(name.length - 1);
  const hair = hairs[number % hairs.length];
  const detail = details[Math.floor(number / hairs.length) % details.length];
  return (
    <svg viewBox="0 0 112 112" className={classes.portrait} fill="none" strokeWidth="5" aria-hidden>
      <path d="M14 112c0-26 18-38 42-38s42 12 42 38z" fill="var(--line)" stroke="var(--ink)" />
      <path d="M46 66v14c0 6 20 6 20 0V66" fill="var(--ground)" stroke="var(--ink)" />
      <circle cx="56" cy="48" r="22" fill="var(--ground)" stroke="var(--ink)" />
      <path d={hair} fill="var(--ink)" />
      <path d={detail} stroke="var(--ink)" strokeWidth="3" />
    </svg>
  );
}

/** The paths of glasses, a collar and a smile. */
const details = [
  'M40 50a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM58 50a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM54 50h4',
  'M44 80l12 14 12-14M56 94v14',
  'M48 58c4 5 12 5 16 0M48 48h.1M64 48h.1',
];

const hairs = [
  'M33 50c-4-28 14-32 25-30 14-3 25 8 21 30-3-12-9-17-20-17-13 0-22 5-26 17z',
  'M31 78c-6-44 6-60 25-60s31 16 25 60c-3-2-4-6-3-12 2-18-3-30-20-31-18 0-26 12-24 31 1 6 0 10-3 12z',
  'M33 44c0-18 10-25 24-25s24 8 22 26c-8-3-13-8-15-13-6 7-19 11-31 12zM48 14c0-10 18-10 18 0s-18 10-18 0z',
];
