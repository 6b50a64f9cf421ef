import { type ReactNode, useSyncExternalStore, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStubbornCode } from '../ui/use-code.ts';
import { useConfiguration } from '../state/configuration.ts';

const narrow = window.matchMedia('(width <= 800px)');
const subscribe = (listener: () => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

/**
 * At 800 px and below only the download page shows. The application, once there, stays mounted behind it (styles hide
 * everything but the page), so that turning a tablet loses nothing typed (decision 5).
 */
export function NarrowScreen({ children }: { readonly children: ReactNode }) {
  const isNarrow = useSyncExternalStore(subscribe, () => narrow.matches);
  const [wasWide, setWasWide] = useState(!isNarrow);
  if (!isNarrow && !wasWide) setWasWide(true);
  const place = document.getElementById('narrow');
  return (
    <>
      {wasWide && children}
      {isNarrow && place && createPortal(<Download />, place)}
    </>
  );
}

const loadDownloadPage = () => import('../ui/DownloadPage.tsx').then((module) => module.DownloadPage);

function Download() {
  const { appStoreUrl, playStoreUrl, productName } = useConfiguration();
  const code = useStubbornCode(loadDownloadPage);
  return code.state === 'ready' ? (
    <code.value appStoreUrl={appStoreUrl} playStoreUrl={playStoreUrl} productName={productName} />
  ) : null;
}
