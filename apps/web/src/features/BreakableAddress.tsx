import { Fragment } from 'react';

/** Breaks lines after punctuation before breaking inside a word. */
export function BreakableAddress({ text }: { readonly text: string }) {
  return text.split(/(?<=[/?&=.@])(?![/?&=.@])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span translate="no">{part}</span>
    </Fragment>
  ));
}
