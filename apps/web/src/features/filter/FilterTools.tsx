import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/actions/Button.tsx';
import { Count } from '../../ui/display/Count.tsx';
import { SlidersHorizontal } from '../../ui/tokens/icons.ts';
import type { ListFilter } from './list-filter.ts';
import { texts } from './texts.ts';

interface FilterToolsProps {
  readonly filter: ListFilter;
  readonly onOpen: () => void;
  readonly onReset: () => void;
  readonly canReset: boolean;
}

export const FilterTools = observer(function FilterTools({ filter, onOpen, onReset, canReset }: FilterToolsProps) {
  const { criteriaCount } = filter;
  return (
    <>
      <Button icon={<SlidersHorizontal />} aria-haspopup="dialog" onClick={onOpen}>
        <span>{texts.title}</span>
        {criteriaCount > 0 && <Count value={criteriaCount} unit={texts.filtersOn(criteriaCount)} tone="glow" />}
      </Button>
      <Button variant="bare" softDisabled={!canReset} onClick={onReset}>
        {texts.reset}
      </Button>
    </>
  );
});
