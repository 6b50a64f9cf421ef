import { viewLimits } from '@glo/domain/views/saved-views';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Dialog } from '../../../../ui/feedback/Dialog.tsx';
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import type { JobViews } from './job-views.ts';
import styles from './SaveViewDialog.module.css';
import { SaveView } from './save-view.ts';
import { texts } from './save-view-texts.ts';

export const SaveViewDialog = observer(function SaveViewDialog({ views }: { readonly views: JobViews }) {
  const form = useId();
  const { isSaving, stopSaving } = views;
  const [saving] = useState(() => new SaveView(views));
  const { name, isDefault, toggleDefault, save } = saving;
  return (
    <Dialog
      open={isSaving}
      title={texts.title}
      subtitle={<span>{texts.subtitle}</span>}
      onClose={stopSaving}
      footer={
        <>
          <Button size="lg" onClick={stopSaving}>
            {texts.cancel}
          </Button>
          <Button size="lg" variant="fill" type="submit" form={form}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={() => void save()}>
        <TextField label={texts.name} field={name} maxLength={viewLimits.name} autoComplete="off" />
        <label className={styles.choice}>
          <Checkbox checked={isDefault} onChange={toggleDefault} />
          <span>{texts.asDefault}</span>
        </label>
      </Form>
    </Dialog>
  );
});
