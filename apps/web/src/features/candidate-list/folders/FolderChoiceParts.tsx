import type { Folder as FolderOf } from '@glo/domain/folders/folders';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { Folder } from '../../../ui/tokens/icons.ts';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { cx } from '../../../ui/tokens/cx.ts';
import { FindAmong } from '../../FindAmong.tsx';
import { Loaded } from '../../Loaded.tsx';
import { Text } from '../../../ui/display/Text.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { many } from '../bulk/bulk-operation.ts';
import rows from '../DialogRows.module.css';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import styles from './FolderChoiceParts.module.css';
import type { FolderChoice } from './folder-choice.ts';
import { texts } from './texts.ts';

interface Shown {
  readonly choice: FolderChoice;
}

interface WithForm extends Shown {
  /** The form that adds to the chosen folder. */
  readonly formId: string;
}

export const FolderChoiceBody = observer(function FolderChoiceBody({ choice, formId }: WithForm) {
  const slow = [choice.adding, choice.creating].find((action) => action.slow);
  return (
    <>
      {choice.candidates.length > 0 && (
        <div className={styles.folders}>
          {choice.candidates.length > many && (
            <Text tone="muted" space={{ paddingTop: 2, paddingBottom: 3 }}>
              {texts.many(choice.candidates.length)}
            </Text>
          )}
          <Loaded resource={choice.folders} name={texts.folders} skeleton={<RowsSkeleton label={texts.loading} />}>
            {() => (
              <FindAmong label={texts.find} items={choice.ordered} textOf={({ name }) => name}>
                {(folders) => <Rows choice={choice} folders={folders} formId={formId} />}
              </FindAmong>
            )}
          </Loaded>
        </div>
      )}
      <div className={styles.create}>
        <Create choice={choice} />
        {slow && <SlowNote onCancel={slow.cancel} onRetry={() => void slow.restart()} />}
      </div>
    </>
  );
});

const Rows = observer(function Rows({ choice, folders, formId }: WithForm & { readonly folders: readonly FolderOf[] }) {
  const name = useId();
  if (choice.folders.value?.length === 0)
    return (
      <Text tone="muted" space={{ paddingTop: 2, paddingBottom: 3 }}>
        {texts.none}
      </Text>
    );
  return (
    <Form id={formId} onSubmit={choice.adding.run}>
      <Stack space={{ marginInline: -3 }} role="radiogroup" aria-label={texts.choose}>
        {folders.map((folder) => (
          <label key={folder.id} className={cx(rows.row, styles.choice, 'pressable')}>
            <Folder />
            <span className="truncated" title={folder.name}>
              {folder.name}
            </span>
            <Text as="span" tone="muted" space={{ marginLeft: 'auto' }}>
              <End
                insideCount={choice.insideOf(folder)}
                total={choice.candidates.length}
                count={folder.candidates.length}
              />
            </Text>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={folder.id}
              checked={folder.id === choice.picked}
              onChange={() => choice.pick(folder.id)}
            />
          </label>
        ))}
      </Stack>
    </Form>
  );
});

function End({ insideCount, total, count }: Readonly<Record<'insideCount' | 'total' | 'count', number>>) {
  return (
    <>
      {insideCount > 0 && (
        <Text as="span" size={1} tone="subtle" space={{ marginRight: 3 }}>
          {texts.alreadyIn(insideCount, total)}
        </Text>
      )}
      <span>{` ${count}`}</span>
      <span className="visually-hidden">{` ${texts.unit(count)}`}</span>
    </>
  );
}

const Create = observer(function Create({ choice }: Shown) {
  return (
    <Form onSubmit={choice.creating.run}>
      <div className={styles.row}>
        <TextField
          label={choice.candidates.length === 0 ? texts.name : texts.create}
          placeholder={texts.enterName}
          autoComplete="off"
          field={choice.name}
          disabled={choice.adding.pending}
        />
        <Button
          type="submit"
          size="lg"
          variant={isCreateOnly(choice) ? 'fill' : 'outline'}
          busy={choice.creating.pending}
          softDisabled={!choice.canCreate || choice.adding.pending}
        >
          {texts.createNew}
        </Button>
      </div>
    </Form>
  );
});

export const FolderChoiceFooter = observer(function FolderChoiceFooter(
  props: WithForm & { readonly onCancel: () => void },
) {
  const { choice, formId, onCancel } = props;
  return (
    <>
      {choice.missing && <span role="alert">{texts.nonePicked}</span>}
      <Button size="lg" onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button
        type="submit"
        form={formId}
        size="lg"
        variant="fill"
        busy={choice.adding.pending}
        softDisabled={choice.picked === null || choice.creating.pending}
      >
        {texts.addToFolder}
      </Button>
    </>
  );
});

export function isCreateOnly({ candidates, folders }: FolderChoice): boolean {
  return candidates.length === 0 || folders.value?.length === 0;
}
