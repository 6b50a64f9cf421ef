import type { Decision } from '@glo/domain/verdicts/verdict';
import { texts as verdictTexts } from '../../../state/verdicts/texts.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Key } from '../../../ui/display/key/Key.tsx';
import styles from './DecisionBar.module.css';

const keys: readonly (readonly [Decision, string])[] = [
  ['not-a-fit', 'R'],
  ['maybe', 'M'],
];

interface VerdictButtonsProps {
  readonly current: Decision | null;
  readonly isLoaded: boolean;
  readonly onDecide: (decision: Decision) => void;
}

export function VerdictButtons({ current, isLoaded, onDecide }: VerdictButtonsProps) {
  return keys.map(([decision, key]) => (
    <Button
      key={decision}
      size="lg"
      aria-keyshortcuts={key}
      aria-pressed={current === decision}
      disabled={!isLoaded}
      onClick={() => onDecide(decision)}
    >
      <WithKey label={verdictTexts.decisions[decision]} name={key} />
    </Button>
  ));
}

interface WithKeyProps {
  readonly label: string;
  readonly name: string;
}

/** Screen readers read the key from `aria-keyshortcuts`. */
export function WithKey({ label, name }: WithKeyProps) {
  return (
    <>
      <span>{label}</span>
      <span className={styles.key} aria-hidden="true">
        <Key name={name} />
      </span>
    </>
  );
}
