import { chatLink } from '@site/schema/contact-link';
import { useEffect, useRef } from 'react';
import { useSite } from '../../app/site-facts.ts';
import classes from './ChatButton.module.css';

/** Scrolling by less does not hide or show the button. */
const SCROLLED_PX = 12;

/** Opens a chat with a prefilled greeting. */
export function ChatButton() {
  const { brand, texts } = useSite();
  const { label, greeting } = texts.chat;
  const link = useRef<HTMLAnchorElement>(null);

  // Where the page has no margin for the button (see the styles), it appears when the visitor scrolls up, and at the end
  // of the page.
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const { scrollY, innerHeight } = window;
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - SCROLLED_PX;
      if (Math.abs(scrollY - last) < SCROLLED_PX && !isAtEnd && scrollY > 0) return;
      link.current?.toggleAttribute('data-shown', isAtEnd || (scrollY < last && scrollY > innerHeight / 2));
      last = scrollY;
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return (
    <aside aria-label="Chat" className={classes.place}>
      <a
        ref={link}
        href={chatLink(brand.chatNumber, greeting)}
        target="_blank"
        rel="noopener noreferrer"
        className={classes.chat}
        data-tip={label}
      >
        <span className={classes.label}>{label}</span>
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinejoin="round"
          aria-hidden
        >
          <path d="M3 21l1.650-3.800a9 9 0 1 1 3.400 2.900z" />
          <path
            d="M9 10a.5.5 0 0 0 1 0v-1a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1"
            strokeLinecap="round"
          />
        </svg>
        <span className={classes.name} aria-hidden>
          WhatsApp
        </span>
      </a>
    </aside>
  );
}
