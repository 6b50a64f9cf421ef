import type { Verdict } from '@glo/domain/verdicts/verdict';
import { texts } from '../../state/verdicts/texts.ts';
import { cx } from '../../ui/tokens/cx.ts';
import styles from './VerdictTag.module.css';

interface VerdictTagProps {
  readonly verdict: Exclude<Verdict, 'undecided'>;
  /** Follows the tag as text, such as the reason. */
  readonly more?: string;
}

/** For a flex container. */
export function VerdictTag({ verdict, more = '' }: VerdictTagProps) {
  return (
    <>
      <span className={cx(styles.tag, styles[verdict])}>{texts.choices[verdict]}</span>
      {more !== '' && (
        <>
          <span className="visually-hidden">: </span>
          <span className="truncated">{more}</span>
        </>
      )}
    </>
  );
}
