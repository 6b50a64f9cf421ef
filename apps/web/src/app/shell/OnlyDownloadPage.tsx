import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { DownloadPage } from './DownloadPage.tsx';

/** In CSS pixels. The window's outer width does not change with the zoom. */
const widestNarrow = 800;

/** The download page. While it shows, the application behind it has neither focus nor keys, whatever is open there; both return with it. */
export function OnlyDownloadPage(page: Omit<ComponentProps<typeof DownloadPage>, 'isZoomed'>) {
  const before = useRef<Element | null>(null);
  // Before the browser takes the focus from what has just been hidden.
  useLayoutEffect(() => {
    before.current = document.activeElement;
  }, []);
  useEffect(() => {
    const { current: focused } = before;
    if (focused !== document.body) focusHeading();
    const keep = (event: KeyboardEvent) => event.stopPropagation();
    window.addEventListener('keydown', keep, true);
    return () => {
      window.removeEventListener('keydown', keep, true);
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
    };
  }, []);
  return <DownloadPage {...page} isZoomed={window.outerWidth > widestNarrow} />;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#narrow h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus();
}
