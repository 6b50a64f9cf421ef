import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import type { FilterModal } from './filter-modal.ts';
import { LazyFilterDialog } from './LazyFilterDialog.ts';

export const FilterDialog = observer(function FilterDialog({ modal }: { readonly modal: FilterModal }) {
  const isOpen = modal.form !== null;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense>
      <LazyFilterDialog modal={modal} />
    </Suspense>
  );
});
