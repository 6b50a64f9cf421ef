import { observer } from 'mobx-react-lite';
import { type ReactNode, type Ref, useId } from 'react';
import control from './control.module.css';
import { cx } from '../tokens/cx.ts';
import type { FieldModel } from './field-props.ts';
import { controlProps, FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import styles from './TextArea.module.css';
import { texts } from '../tokens/texts.ts';

interface TextAreaProps extends FieldTexts {
  readonly field: FieldModel<string>;
  /** 's' for a few words, 'm' for a few lines that grows with its text, 'l' for a letter, which grows too, 'xl' for a whole description: 400 px, as specified, and more as the text grows. */
  readonly size?: 's' | 'm' | 'l' | 'xl';
  readonly maxLength?: number;
  /** Shows 'n of maxLength' below. */
  readonly counter?: boolean;
  readonly placeholder?: string;
  /** At the end of the label's row: a button that helps with the text. */
  readonly labelEnd?: ReactNode;
  readonly textAreaRef?: Ref<HTMLTextAreaElement>;
  /** The key that leads here, and the title that tells of it. */
  readonly shortcut?: { readonly key: string; readonly title: string };
  /** Escape was pressed in it. */
  readonly onEscape?: () => void;
}

/** Text of several lines; stops at 3000 characters unless told otherwise. */
export const TextArea = observer(function TextArea(props: TextAreaProps) {
  const {
    field,
    size = 'm',
    maxLength = 3000,
    counter = false,
    placeholder,
    labelEnd,
    textAreaRef,
    shortcut,
    onEscape,
  } = props;
  const { label, labelHidden, marker, hint, warning, dense } = props;
  const id = useId();
  const error = field.shownError;
  return (
    <FieldFrame
      {...{ id, label, labelHidden, marker, labelEnd, hint, warning, dense, error }}
      counter={counter ? texts.lengthOf(field.value.length, maxLength) : undefined}
    >
      <textarea
        ref={textAreaRef}
        className={cx(control.control, styles.area, styles[size])}
        maxLength={maxLength}
        placeholder={placeholder}
        title={shortcut?.title}
        aria-keyshortcuts={shortcut?.key}
        value={field.value}
        {...controlProps(field, id, { warning, hint })}
        onChange={(event) => field.change(event.target.value)}
        onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && onEscape?.()}
      />
    </FieldFrame>
  );
});
