import styles from './ErrorSummary.module.css';
import { texts } from '../fields/form-texts.ts';
import { CircleAlert } from '../tokens/icons.ts';

interface ErrorSummaryProps {
  /** How many fields are wrong; nothing shows at 0. */
  readonly count: number;
  /** The id of the form whose first wrong field takes the focus. */
  readonly formId: string;
}

/** In a form's footer: how many fields to correct, and the way to the first. */
export function ErrorSummary({ count, formId }: ErrorSummaryProps) {
  function goToFirst() {
    document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }
  return (
    <output>
      {count > 0 && (
        <button type="button" className={styles.summary} onClick={goToFirst}>
          <CircleAlert />
          <span className={styles.text}>{texts.toCorrect(count)}</span>
        </button>
      )}
    </output>
  );
}
