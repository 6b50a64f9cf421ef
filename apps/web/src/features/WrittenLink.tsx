import { Fragment } from 'react';
import { safeLink } from '@glo/domain/shared/links';
import { TextLink } from '../ui/actions/TextLink.tsx';

/** A link where the text is a web address, text otherwise (decision 22). */
export function WrittenLink({ text }: { readonly text: string }) {
  const address = safeLink(text);
  return address === null ? (
    text
  ) : (
    <TextLink href={address} target="_blank" rel="noopener noreferrer">
      {partsOf(text).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </TextLink>
  );
}

/** Lines of an address break after its signs before they break within a word. */
function partsOf(address: string): readonly string[] {
  return address.split(/(?<=[/?&=.])(?![/?&=.])/);
}
