import { Toast as Base } from '@base-ui/react/toast';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../actions/Button.tsx';
import { cx } from '../../tokens/cx.ts';
import { IconButton } from '../../actions/IconButton.tsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../../tokens/icons.ts';
import { texts } from '../notice-texts.ts';
import styles from './Toast.module.css';
import { giveFocusBack, useFocusGoesBack } from './use-focus-goes-back.ts';

export interface ToastData {
  readonly key: string;
  readonly text: string;
  readonly detail?: string | undefined;
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly durationMs: number;
  readonly action?: ToastAction | undefined;
  readonly more?: readonly ToastAction[] | undefined;
}

interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

interface ToastProps {
  readonly toast: Base.Root.ToastObject<ToastData>;
  readonly layer: number;
  readonly isCovered: boolean;
}

const icons: Readonly<Record<ToastData['tone'], ReactNode>> = {
  info: <Info />,
  success: <CircleCheck />,
  warning: <TriangleAlert />,
  error: <CircleAlert />,
};

const noDialog = {
  role: undefined,
  'aria-modal': undefined,
  'aria-labelledby': undefined,
  'aria-describedby': undefined,
} as const;

/** Keeps the focus in place: Base UI would move it to the next toast. */
function press({ onPress }: ToastAction): void {
  giveFocusBack();
  onPress();
}

/** Base UI shows the buttons only on hover or focus. Here they are always shown. */
export function Toast({ toast, layer, isCovered }: ToastProps) {
  const place = useRef<HTMLDivElement>(null);
  const rememberFocus = useFocusGoesBack(place);
  const { data } = toast;
  if (data === undefined) return null;
  const { text, detail, tone, action, more = [] } = data;
  return (
    <Base.Root
      ref={place}
      toast={toast}
      {...noDialog}
      tabIndex={-1}
      className={cx(styles.toast, styles[tone], isCovered && styles.covered)}
      style={{ zIndex: layer }}
      data-toast
      onFocus={rememberFocus}
    >
      <span className={styles.sign}>{icons[tone]}</span>
      <span className={styles.text}>
        <Base.Title render={<span />} className={styles.title}>
          {text}
        </Base.Title>
        {detail !== undefined && (
          // Names, or the service's words about an error.
          <Base.Description render={<span translate={tone === 'error' ? undefined : 'no'} />} className={styles.detail}>
            {detail}
          </Base.Description>
        )}
      </span>
      {(action || more.length > 0) && (
        <span className={styles.actions}>
          {[...more, ...(action ? [action] : [])].map((each) => (
            <Base.Close
              key={each.label}
              aria-hidden={false}
              data-main={each === action || undefined}
              render={<Button variant="bare" onClick={() => press(each)} />}
            >
              {each.label}
            </Base.Close>
          ))}
        </span>
      )}
      <Base.Close aria-hidden={false} render={<IconButton label={texts.dismiss} icon={<X />} />} />
    </Base.Root>
  );
}
