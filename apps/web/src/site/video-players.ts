/** Replaces the poster of a video by its player when it is pressed. The server made its address. */
export function enablePlayers(article: HTMLElement): void {
  article.addEventListener('click', (event) => {
    const poster = (event.target as Element).closest<HTMLElement>('[data-player]');
    if (!poster || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const url = new URL(poster.dataset.player ?? '');
    // The visitor need not press play again.
    url.searchParams.set('autoplay', '1');
    const player = document.createElement('iframe');
    Object.assign(player, {
      src: url.href,
      title: poster.querySelector('strong')?.textContent ?? 'Video',
      allow: 'autoplay; fullscreen; picture-in-picture',
      // YouTube plays nothing for a page that it does not know.
      referrerPolicy: 'strict-origin-when-cross-origin',
    });
    player.style.cssText = 'width:100%;aspect-ratio:16/9;border:0';
    poster.nextElementSibling?.remove();
    poster.replaceWith(player);
    player.focus();
  });
}
