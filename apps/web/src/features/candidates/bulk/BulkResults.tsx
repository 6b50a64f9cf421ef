import { observer } from 'mobx-react-lite';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import type { BulkOperation } from './bulk-operation.ts';
import styles from './BulkResults.module.css';
import { texts } from './texts.ts';

interface BulkResultsProps {
  readonly run: BulkOperation;
  readonly onClose: () => void;
}

/** Enough to read; those it was not done to come first. */
const most = 500;

/** What came of everybody. */
export const BulkResults = observer(function BulkResults({ run, onClose }: BulkResultsProps) {
  return (
    <Dialog open title={texts.details} subtitle={run.text} onClose={onClose}>
      <Rows run={run} />
    </Dialog>
  );
});

const Rows = observer(function Rows({ run }: Pick<BulkResultsProps, 'run'>) {
  const left = new Set(run.left);
  const everybody = [...left, ...run.candidates.filter((candidate) => !left.has(candidate))];
  return (
    <>
      <ul aria-label={texts.results}>
        {everybody.slice(0, most).map((candidate) => (
          <li key={candidate.id} className={styles.row}>
            <span className="truncated" title={candidate.name}>
              {candidate.name}
            </span>
            <span className={left.has(candidate) ? styles.left : styles.result}>
              {run.wordFor(run.results.get(candidate.id))}
            </span>
          </li>
        ))}
      </ul>
      {everybody.length > most && <p className={styles.result}>{texts.more(everybody.length - most)}</p>}
    </>
  );
});
