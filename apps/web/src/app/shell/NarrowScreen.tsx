import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { TabMemory } from '@glo/domain/client-storage/client-storage';
import { ErrorPanel } from '../../ui/feedback/ErrorState.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { useContainer } from '../container/container.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { lazily, LazySuspense } from '../../ui/lazily.tsx';

const storageKey = 'narrow';

/**
 * Shows only the download page at 800 px and below. The application stays mounted so that rotating a tablet loses
 * nothing typed (decision 5). Zoomed-in users can continue to a one-column layout for the visit (decision 67).
 */
export function NarrowScreen({ children }: { readonly children: ReactNode }) {
  const memory = useContainer().get(TabMemory);
  const [isZoomedIn, setIsZoomedIn] = useState(() => memory.read(storageKey) !== null);
  const isNarrow = useNarrow() && !isZoomedIn;
  const [wasWide, setWasWide] = useState(!isNarrow);
  if (!isNarrow && !wasWide) setWasWide(true);
  const continueHere = () => {
    memory.write(storageKey, 'zoomed');
    setIsZoomedIn(true);
  };
  const place = document.getElementById('narrow');
  return (
    <>
      {wasWide && children}
      {isNarrow && place && createPortal(<Download onContinue={continueHere} />, place)}
    </>
  );
}

const DownloadScreen = lazily(async () => (await import('./DownloadPage.tsx')).DownloadScreen);

function Download({ onContinue }: { readonly onContinue: () => void }) {
  return (
    <ErrorBoundary isScreen renderFallback={(retry) => <ErrorPanel onRetry={retry} />}>
      <LazySuspense>
        <DownloadScreen onContinue={onContinue} />
      </LazySuspense>
    </ErrorBoundary>
  );
}
