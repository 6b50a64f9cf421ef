import { Button } from '../../../ui/actions/Button.tsx';
import { Mail } from '../../../ui/tokens/icons.ts';
import { texts } from '../bulk/texts.ts';
import type { CandidateList } from './candidate-list.ts';

/** One e-mail to all that are ticked. */
export function EmailSelected({ list }: { readonly list: CandidateList }) {
  return (
    <Button icon={<Mail />} onClick={list.writeToSelected}>
      {texts.email}
    </Button>
  );
}
