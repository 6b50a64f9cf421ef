interface TruncatedTextProps {
  /** As far as it shows. */
  readonly short: string;
  readonly full: string;
  /** The class that hides all of it from sight. */
  readonly hidden?: string | undefined;
}

/** A cut text with all of it in its title and for screen readers. */
export function TruncatedText({ short, full, hidden = 'visually-hidden' }: TruncatedTextProps) {
  if (short === full) return full;
  return (
    <>
      <span title={full} aria-hidden="true">
        {short}
      </span>
      <span className={hidden}>{full}</span>
    </>
  );
}
