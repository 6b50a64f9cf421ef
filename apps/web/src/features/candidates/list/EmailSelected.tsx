import { Button } from '../../../ui/actions/Button.tsx';
import { Copy, Mail } from '../../../ui/tokens/icons.ts';
import { texts } from '../bulk/texts.ts';
import type { CandidateList } from './candidate-list.ts';

/** One e-mail to all that are ticked, or their addresses for one's own mail program. */
export function EmailSelected({ list }: { readonly list: CandidateList }) {
  return (
    <>
      <Button icon={<Mail />} onClick={list.writeToSelected}>
        {texts.email}
      </Button>
      <Button icon={<Copy />} onClick={list.copyEmails}>
        {texts.copyEmails}
      </Button>
    </>
  );
}
