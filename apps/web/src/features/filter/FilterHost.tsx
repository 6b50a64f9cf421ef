import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useCode } from '../../ui/use-code.ts';
import type { FilterModal } from './filter-modal.ts';

interface FilterHostProps {
  readonly modal: FilterModal;
}

/** Where the filter modal opens; its code is fetched the first time. */
export const FilterHost = observer(function FilterHost({ modal }: FilterHostProps) {
  return modal.wanted ? <Fetched modal={modal} /> : null;
});

const load = () => import('./FilterDialog.tsx');

function Fetched({ modal }: FilterHostProps) {
  const code = useCode(load);
  const failed = code.state === 'failed';
  useEffect(() => {
    if (failed) modal.giveUp();
  }, [failed, modal]);
  return code.state === 'ready' ? <code.value.FilterDialog modal={modal} /> : null;
}
