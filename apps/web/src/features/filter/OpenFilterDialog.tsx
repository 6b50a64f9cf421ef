import { filterSections } from '@glo/domain/filter/filter-entry';
import { mostCriteria } from '@glo/domain/filter/job-criteria';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { AlertDialog } from '../../ui/feedback/AlertDialog.tsx';
import { Dialog } from '../../ui/feedback/Dialog.tsx';
import { PickChips } from '../../ui/actions/PickChips.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { DialogSections } from './DialogSections.tsx';
import { SectionControls } from './FilterControls.tsx';
import { Text } from '../../ui/display/Text.tsx';
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

interface SectionsProps {
  readonly modal: FilterModal;
  readonly form: FilterForm;
}

const Sections = observer(function Sections({ modal, form }: SectionsProps) {
  const { criteria } = modal;
  return (
    <DialogSections
      label={texts.sectionsNamed}
      sections={[
        ...filterSections.map((section) => ({
          title: texts.sections[section],
          count: () => modal.countIn(section),
          content: <SectionControls section={section} modal={modal} form={form} />,
        })),
        {
          title: texts.hide,
          count: () => form.hidden.length,
          content: <HideSection modal={modal} form={form} />,
        },
        ...(criteria === null
          ? []
          : [
              {
                title: texts.wanted.title,
                count: () => form.wanted.length,
                content: <WantedSection form={form} />,
              },
            ]),
      ]}
    />
  );
});

const HideSection = observer(function HideSection({ modal, form }: SectionsProps) {
  const options = modal.hideOptions;
  const labelsOf = (some: typeof options) => some.map(({ label }) => label);
  return (
    <PickChips
      label={texts.hide}
      options={labelsOf(options)}
      picked={labelsOf(options.filter(({ value }) => form.hidden.includes(value)))}
      onChange={(picked) => modal.hide(options.filter(({ label }) => picked.includes(label)).map(({ value }) => value))}
    />
  );
});

const WantedSection = observer(function WantedSection({ form }: Pick<SectionsProps, 'form'>) {
  const helpId = useId();
  const { skills, offered, wanted, takeable, isFull, mostFit } = form;
  const ids = wanted.map(({ id }) => id);
  return (
    <fieldset aria-label={texts.wanted.title} aria-describedby={helpId}>
      <Stack gap={4}>
        <div className={styles.help}>
          <p id={helpId}>{texts.wanted.help}</p>
          {skills.length > 0 && <p>{texts.wanted.skills(skills)}</p>}
          {offered.map((criterion) => {
            const isWanted = ids.includes(criterion.id);
            return (
              <Row key={criterion.id} as="label" gap={2} tone="ink" className={styles.criterion}>
                <Checkbox
                  checked={isWanted}
                  disabled={isFull && !isWanted}
                  onChange={(event) => form.want(criterion, event.target.checked)}
                />
                <span>{criterion.label}</span>
              </Row>
            );
          })}
        </div>
        {takeable.length === 0 ? (
          <p className={styles.help}>{texts.wanted.none}</p>
        ) : (
          <div className={styles.help}>
            <Button softDisabled={isFull} onClick={form.take}>
              {texts.wanted.take(takeable.map(({ label }) => label))}
            </Button>
            <p>{texts.wanted.taken}</p>
          </div>
        )}
        <Text as="output" tone="muted" className="hidden-if-empty">
          {isFull ? texts.wanted.most(mostCriteria) : ''}
        </Text>
        <Select
          dense
          label={texts.wanted.least}
          placeholder={texts.any}
          field={form.fit.fields.least}
          options={Array.from({ length: mostFit }, (_, index) => ({
            value: String(index + 1),
            label: texts.wanted.leastOf(index + 1, mostFit),
          }))}
        />
      </Stack>
    </fieldset>
  );
});
