import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import styles from './FilterDialog.module.css';
import type { FilterForm } from './filter-form.ts';
import { texts } from './texts.ts';

interface RequirementsSectionProps {
  readonly form: FilterForm;
  /** Maximum number of requirements. */
  readonly most: number;
}

/** Marks the criteria of the form as requirements of the job. */
export const RequirementsSection = observer(function RequirementsSection({ form, most }: RequirementsSectionProps) {
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
