import { useEffect, useLayoutEffect, useRef } from 'react';
import { useConfiguration } from '../../state/configuration.ts';
import { DownloadPage } from './DownloadPage.tsx';

/** In CSS pixels. The window's outer width does not change with the zoom. */
const widestNarrow = 800;

/** The download page. While it shows, the application behind it has neither focus nor keys, whatever is open there; both return with it. */
export function OnlyDownloadPage({ onGoOn }: { readonly onGoOn: () => void }) {
  const { appStoreUrl, playStoreUrl, productName } = useConfiguration();
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
  return (
    <DownloadPage
      appStoreUrl={appStoreUrl}
      playStoreUrl={playStoreUrl}
      productName={productName}
      isZoomed={window.outerWidth > widestNarrow}
      onGoOn={onGoOn}
    />
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#narrow h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus();
}
