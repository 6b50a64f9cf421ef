import { type ComponentProps, useId } from 'react';
import { Button } from '../actions/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../display/Text.tsx';
import { texts } from './form-texts.ts';
import styles from './SubmitButton.module.css';

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'variant' | 'size'> {
  /** Labels of the empty required fields. */
  readonly missing: readonly string[];
  /** Labels of the invalid fields. */
  readonly wrong?: readonly string[];
  /** Replaces the list of labels. */
  readonly note?: string | undefined;
}

export function SubmitButton({ missing, wrong = [], note: ownNote, wide = false, ...button }: SubmitButtonProps) {
  const noteId = useId();
  const waitsFor = ownNote ?? [listed(texts.missing, missing), listed(texts.wrong, wrong)].filter(Boolean).join('. ');
  const note = waitsFor && (
    <Text id={noteId} as="span" size={1} tone="muted">
      {waitsFor}
    </Text>
  );
  const submit = (
    <Button
      {...button}
      type="submit"
      variant="fill"
      size="lg"
      wide={wide}
      aria-describedby={note ? noteId : undefined}
    />
  );
  return wide ? (
    <Stack gap={2}>
      {submit}
      <p className={styles.below}>{note}</p>
    </Stack>
  ) : (
    <>
      {note}
      {submit}
    </>
  );
}

function listed(why: string, labels: readonly string[]): string {
  return labels.length > 0 ? `${why}: ${labels.join(', ')}` : '';
}
