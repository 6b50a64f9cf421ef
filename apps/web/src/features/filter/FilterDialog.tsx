import { observer } from 'mobx-react-lite';
import { lazily, OnceOpen } from '../../ui/lazily.tsx';
import type { FilterModal } from './filter-modal.ts';

const LazyFilterDialog = lazily(async () => (await import('./OpenFilterDialog.tsx')).OpenFilterDialog);

export const FilterDialog = observer(function FilterDialog({ modal }: { readonly modal: FilterModal }) {
  return (
    <OnceOpen isOpen={modal.form !== null}>
      <LazyFilterDialog modal={modal} />
    </OnceOpen>
  );
});
