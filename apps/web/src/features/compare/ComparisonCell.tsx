import { Button } from '../../ui/actions/Button.tsx';
import { FitMeter } from '../../ui/display/FitMeter.tsx';
import { retryAllFailed, useRetryOnReconnect } from '../../ui/feedback/on-reconnect.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { Check, CircleQuestionMark, Minus } from '../../ui/tokens/icons.ts';
import { Text } from '../../ui/display/Text.tsx';
import { texts as shared } from '../texts.ts';
import { candidateTexts, StudentLink } from '../candidate-list/index.ts';
import type { Cell, Line } from './comparison-rows.ts';
import styles from './ComparisonCell.module.css';
import { texts } from './texts.ts';

interface ComparisonCellProps {
  readonly cell: Cell;
  readonly isPlain: boolean;
}

const icons = { met: <Check />, missing: <Minus />, unknown: <CircleQuestionMark /> };

export function ComparisonCell({ cell, isPlain }: ComparisonCellProps) {
  switch (cell.kind) {
    case 'loading':
      return (
        <>
          <Skeleton width="64%" />
          <span className="visually-hidden">{texts.loading}</span>
        </>
      );
    case 'failed':
      return <Failed {...cell} />;
    case 'failed-too':
      return (
        <Text as="span" tone="subtle">
          {texts.notLoaded}
        </Text>
      );
    case 'fit':
      return <FitMeter {...cell} />;
    case 'wanted':
      return (
        <span className={cx(styles.skill, cell.part === 'met' && !isPlain && styles.held)}>
          {icons[cell.part]}
          <span>{texts.wanted[cell.part]}</span>
        </span>
      );
    case 'lines':
      return <Lines {...cell} />;
  }
}

/** A single Try again retries all failed parts. */
function Failed({ name, retry, isFirst }: Extract<Cell, { kind: 'failed' }>) {
  useRetryOnReconnect(retry);
  return (
    <div className={styles.failed}>
      <p>{shared.notLoaded(name)}</p>
      {isFirst && <Button onClick={retryAllFailed}>{candidateTexts.tryAgain}</Button>}
    </div>
  );
}

function Lines({ lines, more, none = texts.none }: Extract<Cell, { kind: 'lines' }>) {
  if (lines.length === 0)
    return (
      <Text as="span" tone="subtle">
        {none}
      </Text>
    );
  return (
    <>
      <List lines={lines} />
      {more.length > 0 && (
        <>
          <details className={styles.more}>
            <summary>{texts.more(more.length)}</summary>
            <List lines={more} />
          </details>
          <div className={styles.onPaper}>
            <List lines={more} />
          </div>
        </>
      )}
    </>
  );
}

function List({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ text, notes = [], dates, href, isFile = false, isHidden = false }, index) => (
        <li key={`${index} ${text}`}>
          {href ? (
            <StudentLink className={styles.link} href={href} isFile={isFile} isHidden={isHidden}>
              <span>{text}</span>
            </StudentLink>
          ) : (
            <span>{text}</span>
          )}
          {notes.length > 0 && (
            <div className={styles.notes}>
              {notes.map((note) => (
                <p key={note} className={cx(note === dates && styles.dates)}>
                  {note}
                </p>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
