import { useSite } from '../../app/site-facts.ts';
import classes from './ChatButton.module.css';

/** Opens a chat with a prefilled greeting. */
export function ChatButton() {
  const { brand, texts } = useSite();
  const { label, greeting } = texts.chat;
  const href = `https://wa.me/${brand.chatNumber}${greeting && `?text=${encodeURIComponent(greeting)}`}`;
  return (
    <aside aria-label="Chat">
      <a href={href} target="_blank" rel="noopener noreferrer" className={classes.chat} data-tip={label}>
        <span className={classes.label}>{label}</span>
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinejoin="round"
          aria-hidden
        >
          <path d="M4 20l1.200-4A8 8 0 1 1 8.300 19z" />
          <path d="M8.500 10.500h7M8.500 13.500h4.500" strokeLinecap="round" />
        </svg>
      </a>
    </aside>
  );
}
