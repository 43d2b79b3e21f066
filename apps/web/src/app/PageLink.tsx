import { type ComponentProps, type MouseEvent, use } from 'react';
import { Link } from 'react-router-dom';
import { navigationProgress } from './navigation-progress.ts';
import { PreparerContext } from './page-loader-context.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** Asks the server for the page anew. */
  reload?: boolean;
  'data-look'?: string;
  'data-small'?: true | undefined;
};

/** A link that makes the next page ready as soon as someone means to go there. Other sites open in a new tab. */
export function PageLink({ to, reload = false, onClick, ...props }: Props) {
  const preparer = use(PreparerContext);
  if (/^https?:/i.test(to)) {
    return <a {...props} onClick={onClick} href={to} target="_blank" rel="noopener noreferrer" />;
  }
  const isFile = /^\/(api|assets|art|uploads)\/|\.(xml|txt|json)$/.test(to);
  const path = to.split('#')[0] ?? to;
  const isPage = !isFile && !reload && path.startsWith('/');
  const ready = async () => {
    if (!isPage) return;
    const { failure } = (await preparer?.prepare(path)) ?? {};
    // Nobody asked for it yet: it is tried again when somebody does.
    if (failure) preparer?.forget(path);
  };
  const soon = () => void ready().catch(() => {});
  return (
    <Link
      {...props}
      to={to}
      reloadDocument={isFile || reload}
      onMouseEnter={soon}
      onFocus={soon}
      onTouchStart={soon}
      onClick={(event) => {
        onClick?.(event);
        if (isPage && !event.defaultPrevented && staysInTab(event)) navigationProgress.leave(path);
      }}
    />
  );
}

function staysInTab({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
