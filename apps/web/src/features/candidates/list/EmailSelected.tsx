import { Mail } from '../../../ui/tokens/icons.ts';
import { BulkButton } from '../bulk/BulkButton.tsx';
import { texts } from '../bulk/texts.ts';
import type { CandidateList } from './candidate-list.ts';

/** One e-mail to all that are ticked. */
export function EmailSelected({ list }: { readonly list: CandidateList }) {
  return <BulkButton icon={<Mail />} label={texts.email} onClick={list.writeToSelected} />;
}
