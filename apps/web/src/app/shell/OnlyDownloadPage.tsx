import { useEffect, useLayoutEffect, useRef } from 'react';
import { useConfiguration } from '../../state/configuration.ts';
import { DownloadPage } from './DownloadPage.tsx';

/** Compared with the window's outer width in CSS pixels, which does not change with zoom. */
const widestNarrow = 800;

/** Disables the focus and keys of the hidden application and restores them on unmount. */
export function OnlyDownloadPage({ onGoOn }: { readonly onGoOn: () => void }) {
  const { appStoreUrl, playStoreUrl, productName } = useConfiguration();
  const before = useRef<Element | null>(null);
  // Runs before the browser blurs the hidden element.
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
