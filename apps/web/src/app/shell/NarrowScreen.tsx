import { type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { TabMemory } from '@glo/domain/client-storage/tab-memory';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { useContainer } from '../container-context.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { lazily } from '../../features/lazily.tsx';

const remembered = 'narrow';

/**
 * Shows only the download page at 800 px and below. The application stays mounted so that rotating a tablet loses
 * nothing typed (decision 5). Zoomed-in users can continue to a one-column layout for the visit (decision 67).
 */
export function NarrowScreen({ children }: { readonly children: ReactNode }) {
  const memory = useContainer().get(TabMemory);
  const [goesOn, setGoesOn] = useState(() => memory.read(remembered) !== null);
  const isNarrow = useNarrow() && !goesOn;
  const [wasWide, setWasWide] = useState(!isNarrow);
  if (!isNarrow && !wasWide) setWasWide(true);
  const goOn = () => {
    memory.write(remembered, 'zoomed');
    setGoesOn(true);
  };
  const place = document.getElementById('narrow');
  return (
    <>
      {wasWide && children}
      {isNarrow && place && createPortal(<Download onGoOn={goOn} />, place)}
    </>
  );
}

const OnlyDownloadPage = lazily(async () => (await import('./OnlyDownloadPage.tsx')).OnlyDownloadPage);

function Download({ onGoOn }: { readonly onGoOn: () => void }) {
  return (
    <ErrorBoundary isScreen renderFallback={(retry) => <ErrorPanel onRetry={retry} />}>
      <Suspense>
        <OnlyDownloadPage onGoOn={onGoOn} />
      </Suspense>
    </ErrorBoundary>
  );
}
