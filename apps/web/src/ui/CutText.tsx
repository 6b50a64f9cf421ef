interface CutTextProps {
  /** As far as it shows. */
  readonly short: string;
  readonly full: string;
}

/** A cut text with all of it in its title and for screen readers. */
export function CutText({ short, full }: CutTextProps) {
  if (short === full) return full;
  return (
    <>
      <span title={full} aria-hidden="true">
        {short}
      </span>
      <span className="visually-hidden">{full}</span>
    </>
  );
}
