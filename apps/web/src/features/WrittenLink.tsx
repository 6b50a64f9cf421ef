import { safeLink } from '@glo/domain/shared/links';
import { Fragment } from 'react';
import { TextLink } from '../ui/actions/TextLink.tsx';

/** Renders a link for a web address, otherwise text (decision 22). */
export function WrittenLink({ text }: { readonly text: string }) {
  const address = safeLink(text);
  return address === null ? (
    <span>{text}</span>
  ) : (
    <TextLink href={address} target="_blank" rel="noopener noreferrer">
      <BreakableAddress text={text} />
    </TextLink>
  );
}

/** Breaks lines after punctuation before breaking inside a word. */
export function BreakableAddress({ text }: { readonly text: string }) {
  return text.split(/(?<=[/?&=.@])(?![/?&=.@])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span translate="no">{part}</span>
    </Fragment>
  ));
}
