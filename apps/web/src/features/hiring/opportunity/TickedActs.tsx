import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/Button.tsx';
import { Bookmark, Mail } from '../../../ui/icons.ts';
import type { OpenTab } from './open-tab.ts';
import type { OpportunityPresenter } from './opportunity-presenter.ts';

interface TickedActsProps {
  readonly presenter: OpportunityPresenter;
  readonly open: OpenTab;
}

/** What can be done to all that are ticked. */
export const TickedActs = observer(function TickedActs({ presenter, open }: TickedActsProps) {
  const count = open.list.chosen.length;
  return (
    <>
      <Button icon={<Mail />} onClick={presenter.copyEmails}>
        Copy e-mails
      </Button>
      {open.tab === 'shortlisted' ? (
        <Button variant="fill" onClick={open.removeTicked}>
          Remove {count}
        </Button>
      ) : (
        <Button variant="fill" icon={<Bookmark />} onClick={open.shortlistTicked}>
          Shortlist {count}
        </Button>
      )}
    </>
  );
});
