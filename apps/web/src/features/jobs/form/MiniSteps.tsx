import { texts as formTexts } from '../../../ui/fields/form-texts.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Check } from '../../../ui/tokens/icons.ts';
import styles from './MiniSteps.module.css';
import { cx } from '../../../ui/tokens/cx.ts';
import { texts } from './texts.ts';

export function MiniSteps({ step }: { readonly step: number }) {
  return (
    <Row as="ol" gap={5} wrap rowGap={2} aria-label={formTexts.steps}>
      {texts.steps.map((name, index) => {
        const number = index + 1;
        return (
          <li
            key={name}
            className={cx(styles.step, number < step && styles.done)}
            aria-current={number === step ? 'step' : undefined}
          >
            <span className={styles.sign}>{number < step ? <Check /> : number}</span>
            <span>{name}</span>
            {number < step && <span className="visually-hidden">{formTexts.stepDone}</span>}
          </li>
        );
      })}
    </Row>
  );
}
