import { type Failure, serverFailureId, someErrorOccurred } from '@glo/domain/shared';
import { makeAutoObservable, observableShallow } from 'mobx';
import { texts } from './texts.ts';

/** How long a toast stays, in milliseconds (decision 44). */
const toastDuration = { copied: 1000, error: 2000, other: 5000 } as const;

export interface Toast {
  /** A toast replaces the one that has the same key. */
  readonly key: string;
  readonly text: string;
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly durationMs: number;
  /** One thing to do about it; it closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** Toasts and alerts waiting to be seen. */
export class Notices {
  toasts: readonly Toast[] = [];
  /** Alert dialogs, shown one after the other. */
  alerts: readonly string[] = [];
  #count = 0;

  constructor() {
    makeAutoObservable(this, { toasts: observableShallow, alerts: observableShallow }, { autoBind: true });
  }

  toast(text: string, tone: Toast['tone'] = 'info', key = `toast-${++this.#count}`): void {
    const durationMs = tone === 'error' ? toastDuration.error : toastDuration.other;
    this.#show({ key, text, tone, durationMs });
  }

  /** What was done can be taken back as long as the toast stays. */
  undoable(text: string, onUndo: () => void): void {
    const action = { label: texts.undo, onPress: onUndo };
    this.#show({ key: `toast-${++this.#count}`, text, tone: 'success', durationMs: toastDuration.other, action });
  }

  copied(text: string): void {
    this.#show({ key: 'copied', text, tone: 'success', durationMs: toastDuration.copied });
  }

  /** The failure toast: the service's own words when it refused with some, the specified sentence otherwise. */
  failed(failure: Failure, text: string = someErrorOccurred): void {
    if (failure.kind === 'signed-out') return;
    this.toast(failure.kind === 'refused' && failure.text !== '' ? failure.text : text, 'error', serverFailureId);
  }

  alert(text: string): void {
    this.alerts = [...this.alerts, text];
  }

  dismissToast(key: string): void {
    this.toasts = this.toasts.filter((toast) => toast.key !== key);
  }

  dismissAlert(): void {
    this.alerts = this.alerts.slice(1);
  }

  #show(toast: Toast): void {
    this.toasts = [...this.toasts.filter((other) => other.key !== toast.key), toast];
  }
}
