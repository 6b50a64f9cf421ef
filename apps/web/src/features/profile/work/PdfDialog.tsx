import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PendingRequest } from '../../../state/pending-request.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { texts } from '../texts.ts';
import { isPdfThere } from './opens-in-place.ts';
import styles from './PdfDialog.module.css';

interface PdfDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly address: string;
  readonly onClose: () => void;
}

/** Shows a PDF in the browser's viewer, with a link to a new tab. */
export function PdfDialog({ open, title, address, onClose }: PdfDialogProps) {
  const [attempt, setAttempt] = useState(0);
  const newTab = (
    <TextLink href={address} target="_blank" rel="noopener noreferrer">
      {texts.pdf.newTab}
    </TextLink>
  );
  return (
    <Dialog open={open} title={title} subtitle={newTab} size="page" bare onClose={onClose}>
      <Pdf key={attempt} title={title} address={address} onRetry={() => setAttempt(attempt + 1)} />
    </Dialog>
  );
}

interface PdfProps extends Pick<PdfDialogProps, 'title' | 'address'> {
  readonly onRetry: () => void;
}

const Pdf = observer(function Pdf({ title, address, onRetry }: PdfProps) {
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  const [request] = useState(() => new PendingRequest());
  const isLoading = state === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    const leaving = new AbortController();
    const token = request.start();
    const settle = (there: boolean) => request.settle(token) && setState(there ? 'there' : 'failed');
    isPdfThere(address, leaving.signal).then(settle, () => settle(false));
    return () => {
      request.cancel();
      leaving.abort();
    };
  }, [address, isLoading, request]);

  if (state === 'failed') return <ErrorState title={texts.pdf.failed} text={texts.pdf.failedText} onRetry={onRetry} />;
  // oxlint-disable-next-line react/iframe-missing-sandbox -- it stops the viewer, and only hosts that the policy names are framed
  if (state === 'there') return <iframe className={styles.pdf} src={address} title={title} />;
  return (
    <div className={styles.loading}>
      <Loading label={texts.pdf.loading}>
        <Skeleton width="60%" height={28} />
        <Skeleton />
        <Skeleton />
        <Skeleton width="80%" />
      </Loading>
      {request.slow && <SlowNote onCancel={() => setState('failed')} onRetry={onRetry} />}
    </div>
  );
});
