import { filterSections } from '@glo/domain/filter/filter-entry';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { AlertDialog } from '../../ui/feedback/AlertDialog.tsx';
import { Dialog } from '../../ui/feedback/Dialog.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { DialogSections } from './DialogSections.tsx';
import { SectionControls } from './FilterControls.tsx';
import styles from './FilterDialog.module.css';
import type { FilterForm } from './filter-form.ts';
import type { FilterModal } from './filter-modal.ts';
import { texts } from './texts.ts';

export const OpenFilterDialog = observer(function OpenFilterDialog({ modal }: { readonly modal: FilterModal }) {
  const formId = useId();
  const { form } = modal;
  return (
    <Dialog
      bare
      size="wide"
      open={form !== null}
      onClose={modal.leave}
      title={texts.title}
      footer={
        <>
          <Button size="lg" variant="bare" flush="start" onClick={modal.reset}>
            {texts.reset}
          </Button>
          <span>
            <Matching modal={modal} />
          </span>
          <Submit modal={modal} formId={formId} />
        </>
      }
    >
      <AlertDialog text={modal.problem} onClose={modal.dismissProblem} />
      {form && (
        <div className={cx(styles.form, 'filling')}>
          <Form id={formId} onSubmit={modal.submit}>
            <Sections modal={modal} form={form} />
          </Form>
        </div>
      )}
    </Dialog>
  );
});

const Matching = observer(function Matching({ modal }: { readonly modal: FilterModal }) {
  const { matching, total } = modal.count;
  return <output>{matching === null ? '' : texts.matching(matching, total)}</output>;
});

/** Separate observer, so that a change in validity re-renders only the button. */
const Submit = observer(function Submit({ modal, formId }: { readonly modal: FilterModal; readonly formId: string }) {
  return (
    <Button type="submit" form={formId} size="lg" variant="fill" softDisabled={modal.form?.valid === false}>
      {texts.submit}
    </Button>
  );
});

const Sections = observer(function Sections({
  modal,
  form,
}: {
  readonly modal: FilterModal;
  readonly form: FilterForm;
}) {
  const { requirements } = modal;
  return (
    <DialogSections
      label={texts.sectionsNamed}
      sections={[
        ...filterSections.map((section) => ({
          title: texts.sections[section],
          count: () => modal.countIn(section),
          content: <SectionControls section={section} modal={modal} form={form} />,
        })),
        ...(requirements === null
          ? []
          : [
              {
                title: texts.requirements.title,
                count: () => form.required.length,
                content: <RequirementsSection form={form} most={requirements.most} />,
              },
            ]),
      ]}
    />
  );
});

interface RequirementsSectionProps {
  readonly form: FilterForm;
  /** Maximum number of requirements. */
  readonly most: number;
}

/** Marks the criteria of the form as requirements of the job. */
const RequirementsSection = observer(function RequirementsSection({ form, most }: RequirementsSectionProps) {
  const helpId = useId();
  const { markable, required } = form;
  const marked = required.map(({ id }) => id);
  const isFull = required.length >= most;
  return (
    <fieldset aria-label={texts.requirements.title} aria-describedby={helpId}>
      <p id={helpId} className={styles.help}>
        {markable.length === 0 ? texts.requirements.none : texts.requirements.help}
      </p>
      {markable.map((criterion) => {
        const isRequired = marked.includes(criterion.id);
        return (
          <label key={criterion.id} className={styles.requirement}>
            <Checkbox
              checked={isRequired}
              disabled={isFull && !isRequired}
              onChange={(event) => form.mark(criterion, event.target.checked)}
            />
            <span>{texts.requirements.require(criterion.label)}</span>
          </label>
        );
      })}
      <output>{isFull && markable.length > most ? texts.requirements.most(most) : ''}</output>
    </fieldset>
  );
});
