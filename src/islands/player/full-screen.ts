/**
 * Fills the screen with a player, or lets it go back to its page; false where the browser cannot.
 */
export async function toggleFullScreen(player: HTMLElement): Promise<boolean> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else if (document.fullscreenEnabled) await player.requestFullscreen();
  else return false;
  return true;
}

/**
 * Where a link leads to another part of the page, that part is to be seen. Returns how to stop
 * listening.
 */
export function leaveFullScreenByLinks(): () => void {
  const leave = (): void => void leaveFullScreen();
  addEventListener('hashchange', leave);
  return () => removeEventListener('hashchange', leave);
}

async function leaveFullScreen(): Promise<void> {
  if (!document.fullscreenElement) return;
  await document.exitFullscreen();
  document.querySelector(':target')?.scrollIntoView();
}
