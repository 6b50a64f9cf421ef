import { Button } from '../../ui/actions/Button.tsx';
import { Chip } from '../../ui/display/Chip.tsx';
import { FitMeter } from '../../ui/display/FitMeter.tsx';
import { retryAllFailed, useRetryOnReconnect } from '../../ui/feedback/on-reconnect.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
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
          <Skeleton width="64%" height={20} />
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
      if (cell.part === 'met' && !isPlain) return <Chip matched text={texts.wanted.met} translate="yes" />;
      return (
        <Row as="span" gap={1} tone="subtle">
          {icons[cell.part]}
          <span>{texts.wanted[cell.part]}</span>
        </Row>
      );
    case 'lines':
      return <Lines {...cell} />;
  }
}

/** A single Try again retries all failed parts. */
function Failed({ name, retry, isFirst }: Extract<Cell, { kind: 'failed' }>) {
  useRetryOnReconnect(retry);
  return (
    <Row gap={2} wrap>
      <p>{shared.notLoaded(name)}</p>
      {isFirst && <Button onClick={retryAllFailed}>{candidateTexts.tryAgain}</Button>}
    </Row>
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
    <Stack gap={2}>
      <List lines={lines} />
      {more.length > 0 && (
        <>
          <details className={cx(styles.more, 'unprinted')}>
            <summary>{texts.more(more.length)}</summary>
            <List lines={more} />
          </details>
          <div className="only-printed">
            <List lines={more} />
          </div>
        </>
      )}
    </Stack>
  );
}

function List({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <Stack as="ul" gap={2}>
      {lines.map(({ text, notes = [], href, isFile = false, isHidden = false }, index) => (
        <li key={`${index} ${text}`}>
          {href ? (
            <StudentLink href={href} isFile={isFile} isHidden={isHidden}>
              <span>{text}</span>
            </StudentLink>
          ) : (
            <span>{text}</span>
          )}
          {notes.length > 0 && (
            <div className={styles.notes}>
              {notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </div>
          )}
        </li>
      ))}
    </Stack>
  );
}
