import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../actions/Button.tsx';
import { cx } from '../../tokens/cx.ts';
import { IconButton } from '../../actions/IconButton.tsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../../tokens/icons.ts';
import { texts } from '../notice-texts.ts';
import styles from './Toast.module.css';
import { useFocusGoesBack } from './use-focus-goes-back.ts';

export interface ToastData {
  readonly key: string;
  readonly text: string;
  /** A second line. */
  readonly detail?: string | undefined;
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  /** How long it stays; the clock rests while the pointer or the focus is on it. */
  readonly durationMs: number;
  /** One thing to do about it, such as Undo. It closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

interface ToastProps {
  readonly toast: ToastData;
  /** The higher, the more of the others it covers. */
  readonly layer: number;
  readonly onDismiss: (key: string) => void;
}

const icons: Readonly<Record<ToastData['tone'], ReactNode>> = {
  info: <Info />,
  success: <CircleCheck />,
  warning: <TriangleAlert />,
  error: <CircleAlert />,
};

export function Toast({ toast, layer, onDismiss }: ToastProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const place = useRef<HTMLSpanElement>(null);
  const rememberFocus = useFocusGoesBack(place);

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => onDismiss(toast.key), toast.durationMs);
    return () => clearTimeout(timer);
  }, [toast, held, onDismiss]);

  function act() {
    toast.action?.onPress();
    onDismiss(toast.key);
  }

  return (
    <span
      ref={place}
      className={cx(styles.toast, styles[toast.tone])}
      style={{ zIndex: layer }}
      data-toast
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        rememberFocus(event);
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
    >
      <span className={styles.sign}>{icons[toast.tone]}</span>
      <span className={styles.text}>
        <span>{toast.text}</span>
        {toast.detail !== undefined && <span className={styles.detail}>{toast.detail}</span>}
      </span>
      {toast.action && (
        <span className={styles.action}>
          <Button variant="bare" onClick={act}>
            {toast.action.label}
          </Button>
        </span>
      )}
      <IconButton label={texts.dismiss} icon={<X />} onClick={() => onDismiss(toast.key)} />
    </span>
  );
}
