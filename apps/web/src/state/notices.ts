import { type Failure, serverFailureId, someErrorOccurred } from '@glo/domain/shared/outcome';
import { makeAutoObservable, observableRef } from 'mobx';
import { texts } from './texts.ts';

/** In milliseconds (decision 44). */
const copyStays = 1000;
const errorStays = 2000;
const otherStays = 5000;

export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface Toast {
  /** Replaces a toast with the same key. */
  readonly key: string;
  readonly text: string;
  readonly detail?: string | undefined;
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  /** 0: until it is closed. */
  readonly durationMs: number;
  readonly action?: ToastAction | undefined;
  readonly more?: readonly ToastAction[];
  /** Runs once the toast has timed out or a button has closed it. A toast that replaces it takes this over. */
  readonly final?: () => void;
}

interface NewToast extends Omit<Toast, 'key' | 'durationMs'> {
  readonly key?: string | undefined;
  readonly durationMs?: number;
}

/**
 * A change that its toast can undo. `final` also runs after Undo, but not when the page is left: `Shortlisting` then
 * sends every held message, also those without a toast.
 */
export interface Undoable extends Omit<NewToast, 'tone' | 'action'> {
  readonly tone?: Toast['tone'];
  /** Runs at most once. `undefined`: nothing was changed, so there is no button. */
  readonly undo: (() => void) | undefined;
}

export class Notices {
  toasts: readonly Toast[] = [];
  alerts: readonly string[] = [];
  #count = 0;

  constructor() {
    makeAutoObservable(this, { toasts: observableRef, alerts: observableRef }, { autoBind: true });
  }

  show({ key = `toast-${++this.#count}`, ...toast }: NewToast): string {
    const durationMs = toast.tone === 'error' ? errorStays : otherStays;
    const shown = { durationMs, ...toast, key, detail: toast.detail || undefined };
    this.toasts = [...this.toasts.filter((other) => other.key !== key), shown];
    return key;
  }

  showToast(text: string, tone: Toast['tone'] = 'info', key?: string): void {
    this.show({ text, tone, key });
  }

  /** Returns the key of the toast. */
  offerUndo({ undo, tone = 'success', ...toast }: Undoable): string {
    let isUndone = false;
    const onPress = () => {
      if (!isUndone) undo?.();
      isUndone = true;
    };
    return this.show({ ...toast, tone, action: undo && { label: texts.undo, onPress } });
  }

  showCopied(text: string): void {
    this.show({ key: 'copied', text, tone: 'success', durationMs: copyStays });
  }

  /** For failed reads: shows only the specified text (decision 48). */
  showReadFailure(failure: Failure, text: string = someErrorOccurred): void {
    this.showWriteFailure({ kind: failure.kind, text: '' }, text);
  }

  /** For failed writes: also shows the service's reason if it refused (decision 48). `name`: the candidate's. */
  showWriteFailure({ kind, text: words }: Failure, text: string = someErrorOccurred, name = ''): void {
    if (kind === 'signed-out') return;
    const detail = [name, kind === 'refused' ? words : ''].filter((part) => part !== '').join(': ');
    this.show({ key: serverFailureId, text, detail, tone: 'error' });
  }

  alert(text: string): void {
    this.alerts = [...this.alerts, text];
  }

  dismissToast(key: string): void {
    const closed = this.toasts.find((toast) => toast.key === key);
    this.toasts = this.toasts.filter((toast) => toast !== closed);
    closed?.final?.();
  }

  dismissAlert(): void {
    this.alerts = this.alerts.slice(1);
  }
}
