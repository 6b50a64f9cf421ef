import { observer } from 'mobx-react-lite';
import { type ReactNode, type Ref, useId } from 'react';
import control from './control.module.css';
import { cx } from '../tokens/cx.ts';
import type { FieldModel } from './field-props.ts';
import { controlProps, FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import styles from './TextArea.module.css';
import { withKeys } from '../display/key/key-texts.ts';
import { isComposing } from '../keyboard/pressed-key.ts';
import { texts } from '../tokens/texts.ts';

interface TextAreaProps extends FieldTexts {
  readonly field: FieldModel<string>;
  /** 'm' and 'l' grow with the text, 'xl' is 400 px high as specified and grows beyond. */
  readonly size?: 's' | 'm' | 'l' | 'xl';
  readonly maxLength?: number;
  /** Shows 'n of maxLength'. */
  readonly counter?: boolean;
  readonly placeholder?: string;
  readonly labelEnd?: ReactNode;
  readonly textAreaRef?: Ref<HTMLTextAreaElement>;
  readonly shortcut?: string;
  readonly onEscape?: () => void;
}

export const TextArea = observer(function TextArea(props: TextAreaProps) {
  const { field, size = 'm', maxLength = 3000, counter = false, placeholder, textAreaRef, shortcut, onEscape } = props;
  const id = useId();
  return (
    <FieldFrame
      {...props}
      id={id}
      error={field.shownError}
      counter={counter ? texts.lengthOf(field.value.length, maxLength) : undefined}
    >
      <textarea
        ref={textAreaRef}
        className={cx(control.control, styles.area, styles[size])}
        maxLength={maxLength}
        placeholder={placeholder}
        title={shortcut && withKeys(props.label, [shortcut])}
        aria-keyshortcuts={shortcut}
        value={field.value}
        {...controlProps(field, id, props)}
        onChange={(event) => field.change(event.target.value)}
        onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !isComposing(nativeEvent) && onEscape?.()}
      />
    </FieldFrame>
  );
});
