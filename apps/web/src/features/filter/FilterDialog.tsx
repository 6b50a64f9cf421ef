import { observer } from 'mobx-react-lite';
import { OnceOpen } from '../lazily.tsx';
import type { FilterModal } from './filter-modal.ts';
import { LazyFilterDialog } from './LazyFilterDialog.ts';

export const FilterDialog = observer(function FilterDialog({ modal }: { readonly modal: FilterModal | null }) {
  return (
    modal && (
      <OnceOpen isOpen={modal.form !== null}>
        <LazyFilterDialog modal={modal} />
      </OnceOpen>
    )
  );
});
