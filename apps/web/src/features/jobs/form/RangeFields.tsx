import type { Mode } from '@glo/domain/jobs/job-draft';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FieldModel } from '../../../ui/fields/field-props.ts';
import { FullRow } from '../../../ui/layout/FormSection.tsx';
import { SegmentedSwitch } from '../../../ui/actions/SegmentedSwitch.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './RangeFields.module.css';
import { texts } from './texts.ts';

interface RangeFieldsProps {
  readonly kind: 'experience' | 'salary';
  readonly mode: Pick<FieldModel<Mode>, 'value' | 'change'>;
  readonly min: FieldModel<string>;
  readonly max: FieldModel<string>;
  readonly inputMode: 'decimal' | 'numeric';
  readonly start?: string;
  readonly measure: ReactNode;
}

export const RangeFields = observer(function RangeFields({
  kind,
  mode,
  min,
  max,
  measure,
  ...input
}: RangeFieldsProps) {
  const isRange = mode.value === 'range';
  const { name, fixed, range } = texts[kind];
  return (
    <>
      <FullRow>
        <SegmentedSwitch
          label={name}
          options={[
            { value: 'fixed', label: fixed },
            { value: 'range', label: range },
          ]}
          value={mode.value}
          onChange={mode.change}
        />
      </FullRow>
      <FullRow>
        <fieldset className={isRange ? styles.range : styles.fixed} aria-label={name}>
          <TextField {...input} label={isRange ? texts.minimum : name} field={min} autoComplete="off" />
          {isRange && <TextField {...input} label={texts.maximum} field={max} autoComplete="off" />}
          {measure}
        </fieldset>
      </FullRow>
    </>
  );
});
