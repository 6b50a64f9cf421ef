import type { Decision } from '@glo/domain/verdicts/verdict';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { ariaKeys } from '../../../ui/display/key/key-texts.ts';
import { Key } from '../../../ui/display/key/Key.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { keyOf, labelOf } from '../../candidate-list/index.ts';
import styles from './DecisionBar.module.css';

const buttons = [
  { decision: 'not-a-fit', id: 'reject' },
  { decision: 'maybe', id: 'maybe' },
] as const;

interface VerdictButtonsProps {
  readonly current: Decision | null;
  readonly isLoaded: boolean;
  readonly onDecide: (decision: Decision) => void;
}

export function VerdictButtons({ current, isLoaded, onDecide }: VerdictButtonsProps) {
  return buttons.map(({ decision, id }) => (
    <KeyButton
      key={decision}
      label={labelOf(id)}
      keys={[keyOf(id)]}
      aria-pressed={current === decision}
      disabled={!isLoaded}
      onClick={() => onDecide(decision)}
    />
  ));
}

interface KeyButtonProps extends ComponentProps<typeof Button> {
  readonly label: string;
  /** The button shows the first one. Screen readers read all from `aria-keyshortcuts`. */
  readonly keys: readonly [string, ...string[]];
}

/** Children replace the label and its key. */
export function KeyButton({ label, keys, children, ...rest }: KeyButtonProps) {
  return (
    <Button size="lg" aria-keyshortcuts={ariaKeys(keys)} {...rest}>
      {children || (
        <>
          <span>{label}</span>
          <Row as="span" className={styles.key} aria-hidden="true">
            <Key name={keys[0]} />
          </Row>
        </>
      )}
    </Button>
  );
}
