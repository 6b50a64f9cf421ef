import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Resource } from '../../../state/resource.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { texts } from '../texts.ts';
import { findPdf } from './opens-in-place.ts';
import styles from './PdfDialog.module.css';

interface PdfDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly address: string;
  readonly onClose: () => void;
}

export function PdfDialog({ open, title, address, onClose }: PdfDialogProps) {
  const newTab = (
    <TextLink href={address} target="_blank" rel="noopener noreferrer">
      {texts.pdf.newTab}
    </TextLink>
  );
  return (
    <Dialog open={open} title={title} subtitle={newTab} size="page" bare onClose={onClose}>
      <Pdf key={address} title={title} address={address} />
    </Dialog>
  );
}

const Pdf = observer(function Pdf({ title, address }: Pick<PdfDialogProps, 'title' | 'address'>) {
  const [pdf] = useState(
    () =>
      new Resource(
        () => findPdf(address),
        () => undefined,
      ),
  );
  const load = () => void pdf.load();
  useEffect(() => {
    void pdf.load();
    return pdf.request.cancel;
  }, [pdf]);

  if (pdf.state === 'failed') return <ErrorState title={texts.pdf.failed} text={texts.pdf.failedText} onRetry={load} />;
  // oxlint-disable-next-line react/iframe-missing-sandbox -- it stops the viewer, and only hosts that the policy names are framed
  if (pdf.state === 'ready') return <iframe className={styles.pdf} src={address} title={title} />;
  return (
    <Stack gap={4} space={{ padding: 6 }}>
      <Loading label={texts.pdf.loading}>
        <Skeleton width="60%" height={28} />
        <Skeleton />
        <Skeleton />
        <Skeleton width="80%" />
      </Loading>
      {pdf.request.slow && <SlowNote onCancel={pdf.cancel} onRetry={load} />}
    </Stack>
  );
});
