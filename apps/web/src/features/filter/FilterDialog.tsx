import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { lazily } from '../lazily.ts';
import type { FilterModal } from './filter-modal.ts';
import { loadFilterDialog } from './load-filter-dialog.ts';

const OpenFilterDialog = lazily(async () => (await loadFilterDialog()).OpenFilterDialog);

/** The filter modal, from the first time it is opened on: before that its code is not needed. */
export const FilterDialog = observer(function FilterDialog({ modal }: { readonly modal: FilterModal }) {
  const isOpen = modal.form !== null;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense>
      <OpenFilterDialog modal={modal} />
    </Suspense>
  );
});
