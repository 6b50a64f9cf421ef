import { Fragment } from 'react';

/** A web or e-mail address whose lines break after its signs before they break within a word. */
export function BreakableAddress({ text }: { readonly text: string }) {
  return text.split(/(?<=[/?&=.@])(?![/?&=.@])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
