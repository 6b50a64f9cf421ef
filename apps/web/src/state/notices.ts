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
  /** Called when the toast times out or a button closes it. */
  readonly onClosed?: () => void;
}

interface NewToast extends Omit<Toast, 'key' | 'durationMs'> {
  readonly key?: string | undefined;
  readonly durationMs?: number;
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
    this.toasts = [...this.toasts.filter((other) => other.key !== key), { durationMs, ...toast, key }];
    return key;
  }

  showToast(text: string, tone: Toast['tone'] = 'info', key?: string): void {
    this.show({ text, tone, key });
  }

  showUndoable(
    text: string,
    onUndo: () => void,
    detail?: string,
    key?: string,
    more: readonly ToastAction[] = [],
  ): void {
    this.show({ key, text, detail, tone: 'success', action: { label: texts.undo, onPress: onUndo }, more });
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
    this.show({ key: serverFailureId, text, detail: detail || undefined, tone: 'error' });
  }

  alert(text: string): void {
    this.alerts = [...this.alerts, text];
  }

  dismissToast(key: string): void {
    const closed = this.toasts.find((toast) => toast.key === key);
    this.toasts = this.toasts.filter((toast) => toast !== closed);
    closed?.onClosed?.();
  }

  dismissAlert(): void {
    this.alerts = this.alerts.slice(1);
  }
}
