interface TruncatedTextProps {
  readonly short: string;
  readonly full: string;
  readonly hidden?: string | undefined;
}

/** Keeps the full text in the title and for screen readers. */
export function TruncatedText({ short, full, hidden = 'visually-hidden' }: TruncatedTextProps) {
  if (short === full) return <span>{full}</span>;
  return (
    <>
      <span title={full} aria-hidden="true">
        {short}
      </span>
      <span className={hidden}>{full}</span>
    </>
  );
}
