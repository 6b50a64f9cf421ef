import { useId } from 'react';

interface ExplainedProps {
  /** Accessible name, if it differs from the text. */
  readonly label?: string;
  readonly tabIndex?: number;
  /** Shown on hover, on focus and on a press. */
  readonly means: string;
  readonly children: string;
}

export function Explained({ label, tabIndex, means, children }: ExplainedProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="explained"
        tabIndex={tabIndex}
        data-tip={means}
        aria-label={label}
        aria-describedby={id}
      >
        {children}
      </button>
      <span id={id} hidden>
        {means}
      </span>
    </>
  );
}
