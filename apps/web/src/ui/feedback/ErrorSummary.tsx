import styles from './ErrorSummary.module.css';
import { texts } from '../fields/form-texts.ts';
import { CircleAlert } from '../tokens/icons.ts';

interface ErrorSummaryProps {
  readonly count: number;
  readonly formId: string;
}

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
