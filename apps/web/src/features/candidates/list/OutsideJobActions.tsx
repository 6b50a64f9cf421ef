import { Button } from '../../../ui/actions/Button.tsx';
import { FolderPlus } from '../../../ui/tokens/icons.ts';
import { texts as shared } from '../texts.ts';
import type { CandidateList } from './candidate-list.ts';
import { EmailSelected } from './EmailSelected.tsx';

/** What can be done to all that are ticked in a list outside any job. */
export function OutsideJobActions({ list }: { readonly list: CandidateList }) {
  return (
    <>
      <EmailSelected list={list} />
      <Button variant="fill" icon={<FolderPlus />} aria-haspopup="dialog" onClick={list.addToFolder}>
        {shared.addToFolder}
      </Button>
    </>
  );
}
