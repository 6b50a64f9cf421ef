import { useId } from 'react';

interface ExplainedProps {
  /** Shown on hover, on focus and on a press. */
  readonly means: string;
  readonly children: string;
}

export function Explained({ means, children }: ExplainedProps) {
  const id = useId();
  return (
    <>
      <button type="button" className="explained" data-tip={means} aria-describedby={id}>
        {children}
      </button>
      <span id={id} hidden>
        {means}
      </span>
    </>
  );
}
