import { chatGreeting } from '@site/schema/site';
import { useSite } from '../../app/site-facts.ts';
import classes from './ChatButton.module.css';

const label = 'Chat with us on WhatsApp';

/** Opens a chat with a prefilled greeting. */
export function ChatButton() {
  const { brand } = useSite();
  const href = `https://wa.me/${brand.chatNumber}?text=${encodeURIComponent(chatGreeting)}`;
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
