/** The default logo of the agency: two lines that meet at a station. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 24" fill="none" aria-hidden>
      <path d="M0 19h12c2 0 3-1 4-2.500l4-7c1-1.500 2-2.500 4-2.500h16" stroke="var(--signal)" strokeWidth="8" />
      <circle cx="18" cy="13" r="6.500" fill="var(--ground)" stroke="var(--ink)" strokeWidth="3.500" />
    </svg>
  );
}
