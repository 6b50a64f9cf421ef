import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import { Bookmark, FolderPlus, Mail } from '../../../ui/tokens/icons.ts';
import type { OpenTab } from './open-tab.ts';
import { texts } from './texts.ts';

interface TickedActsProps {
  readonly open: OpenTab;
}

/** What can be done to all that are ticked. */
export const TickedActs = observer(function TickedActs({ open }: TickedActsProps) {
  const count = open.list.chosen.length;
  return (
    <>
      <Button icon={<Mail />} onClick={open.copyEmails}>
        {texts.copyEmails}
      </Button>
      <Button icon={<FolderPlus />} aria-haspopup="dialog" onClick={open.addTickedToFolder}>
        {texts.addToFolder}
      </Button>
      {open.tab === 'shortlisted' ? (
        <Button variant="fill" onClick={open.removeTicked}>
          {texts.remove(count)}
        </Button>
      ) : (
        <Button variant="fill" icon={<Bookmark />} onClick={open.shortlistTicked}>
          {texts.shortlist(count)}
        </Button>
      )}
    </>
  );
});
