import { Button } from '../../../ui/actions/Button.tsx';
import { FolderPlus, Mail } from '../../../ui/tokens/icons.ts';
import { texts as bulk } from '../bulk/texts.ts';
import { texts as shared } from '../texts.ts';
import type { CandidateList } from './candidate-list.ts';
import { MoreForSelected } from './MoreForSelected.tsx';

/** What can be done to all that are ticked in a list outside any job. */
export function OutsideJobActions({ list }: { readonly list: CandidateList }) {
  return (
    <>
      <Button icon={<Mail />} onClick={list.forSelected.write}>
        {bulk.email}
      </Button>
      <MoreForSelected list={list} />
      <Button variant="fill" icon={<FolderPlus />} aria-haspopup="dialog" onClick={list.forSelected.addToFolder}>
        {shared.addToFolder}
      </Button>
    </>
  );
}
