import { nameOf } from '@glo/domain/candidates/identity';
import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { Text } from '../../../ui/display/Text.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import type { BulkOperation } from './bulk-operation.ts';
import type { BulkRunner } from './bulk-runner.ts';
import styles from './BulkResults.module.css';
import { texts } from './texts.ts';

/** Maximum number of listed results. */
const most = 500;

export const BulkResults = observer(function BulkResults({ bulk }: { readonly bulk: BulkRunner }) {
  const { detailed: run, areDetailsOpen, closeDetails, undo, retry } = bulk;
  if (run === null) return null;
  return (
    <Dialog
      open={areDetailsOpen}
      title={texts.details}
      subtitle={run.text}
      onClose={closeDetails}
      footer={
        <>
          {run.canUndo && <Button onClick={undo}>{texts.undo}</Button>}
          {run.left.length > 0 && <Button onClick={retry}>{texts.retry}</Button>}
          <Button variant="fill" onClick={closeDetails}>
            {texts.close}
          </Button>
        </>
      }
    >
      <Rows run={run} />
    </Dialog>
  );
});

const Rows = observer(function Rows({ run }: { readonly run: BulkOperation }) {
  const left = new Set(run.left);
  const candidates = [...left, ...run.candidates.filter((candidate) => !left.has(candidate))];
  return (
    <>
      <ul aria-label={texts.results}>
        {candidates.slice(0, most).map((candidate) => (
          <Row as="li" key={candidate.id} gap={4} justify="between" className={styles.row}>
            <span className="truncated" title={nameOf(candidate)} translate="no">
              {nameOf(candidate)}
            </span>
            <Text as="span" tone={left.has(candidate) ? 'danger' : 'subtle'}>
              {run.wordFor(run.results.get(candidate.id))}
            </Text>
          </Row>
        ))}
      </ul>
      {candidates.length > most && <Text tone="subtle">{texts.more(candidates.length - most)}</Text>}
    </>
  );
});
