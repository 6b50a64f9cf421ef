import { texts } from '../../ui/fields/form-texts.ts';
import { Check } from '../../ui/tokens/icons.ts';
import styles from './MiniSteps.module.css';
import { cx } from '../../ui/tokens/cx.ts';

interface MiniStepsProps {
  readonly steps: readonly string[];
  readonly step: number;
}

export function MiniSteps({ steps, step }: MiniStepsProps) {
  return (
    <ol className={styles.steps} aria-label={texts.steps}>
      {steps.map((name, index) => {
        const number = index + 1;
        return (
          <li
            key={name}
            className={cx(styles.step, number < step && styles.done)}
            aria-current={number === step ? 'step' : undefined}
          >
            <span className={styles.sign}>{number < step ? <Check /> : number}</span>
            <span>{name}</span>
            {number < step && <span className="visually-hidden">{texts.stepDone}</span>}
          </li>
        );
      })}
    </ol>
  );
}
