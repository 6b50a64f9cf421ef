import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import { Count } from '../../../ui/display/Count.tsx';
import { SlidersHorizontal } from '../../../ui/tokens/icons.ts';
import type { ActiveTab } from './active-tab.ts';
import type { OpportunityPresenter } from './opportunity-presenter.ts';
import { texts } from './texts.ts';

interface FilterToolsProps {
  readonly presenter: OpportunityPresenter;
  readonly open: ActiveTab;
}

/** Filter, with a badge while it is on, and Reset. */
export const FilterTools = observer(function FilterTools({ presenter, open }: FilterToolsProps) {
  const { criteriaCount: wishes } = open;
  return (
    <>
      <Button icon={<SlidersHorizontal />} aria-haspopup="dialog" onClick={presenter.openFilter}>
        {texts.filter}
        {wishes > 0 && <Count value={wishes} unit={texts.filtersOn(wishes)} tone="glow" />}
      </Button>
      <Button variant="bare" flush="end" softDisabled={open.list.chips.length === 0} onClick={presenter.resetFilter}>
        {texts.reset}
      </Button>
    </>
  );
});
