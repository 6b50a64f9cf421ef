import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import { Bookmark, FolderPlus, Mail } from '../../../ui/tokens/icons.ts';
import { texts as bulk } from '../../candidates/bulk/texts.ts';
import { texts as shared } from '../../candidates/texts.ts';
import { MoreForSelected } from '../../candidates/list/MoreForSelected.tsx';
import { OutsideJobActions } from '../../candidates/list/OutsideJobActions.tsx';
import type { ActiveTab } from './active-tab.ts';
import { texts } from './texts.ts';

interface SelectionActionsProps {
  readonly open: ActiveTab;
}

/** What can be done to all that are ticked. */
export const SelectionActions = observer(function SelectionActions({ open }: SelectionActionsProps) {
  if (!open.canShortlist) return <OutsideJobActions list={open.list} />;
  const { list } = open;
  const isShortlist = open.tab === 'shortlisted';
  const email = (
    <Button variant={isShortlist ? 'fill' : 'outline'} icon={<Mail />} onClick={list.forSelected.write}>
      {bulk.email}
    </Button>
  );
  const toFolder = (
    <Button icon={<FolderPlus />} aria-haspopup="dialog" onClick={list.forSelected.addToFolder}>
      {shared.addToFolder}
    </Button>
  );
  // Who is shortlisted is written to next.
  return isShortlist ? (
    <>
      {toFolder}
      <Button onClick={open.removeSelected}>{texts.remove(list.selected.length)}</Button>
      <MoreForSelected list={list} />
      {email}
    </>
  ) : (
    <>
      {email}
      {toFolder}
      <MoreForSelected list={list} />
      <Button variant="fill" icon={<Bookmark />} softDisabled={open.toShortlist === 0} onClick={open.shortlistSelected}>
        {texts.shortlist(open.toShortlist)}
      </Button>
    </>
  );
});
