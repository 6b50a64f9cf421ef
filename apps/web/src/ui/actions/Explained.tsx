interface ExplainedProps {
  /** Shown on hover, on focus and on a press. */
  readonly means: string;
  readonly children: string;
}

/** A term with its explanation. */
export function Explained({ means, children }: ExplainedProps) {
  return (
    <button type="button" className="explained" data-tip={means} aria-description={means}>
      {children}
    </button>
  );
}
