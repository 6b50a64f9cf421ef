import { safeLink } from '@glo/domain/shared/links';
import { TextLink } from '../ui/actions/TextLink.tsx';
import { BreakableAddress } from './BreakableAddress.tsx';

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
