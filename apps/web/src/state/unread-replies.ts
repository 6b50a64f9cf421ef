import { makeAutoObservable } from 'mobx';
import type { SessionState } from './session-state.ts';

const mostKept = 20;

export class UnreadReplies {
  lines: readonly string[] = [];

  constructor(session: SessionState) {
    makeAutoObservable(this, {}, { autoBind: true });
    session.onOwnerChange(this.clear);
  }

  add(call: string, { field, id }: { readonly field: string; readonly id: string }): void {
    const line = id === '' ? `${call}: ${field}` : `${call}: ${field} (${id})`;
    console.warn(`Could not be read: ${line}`);
    this.lines = [...this.lines.filter((other) => other !== line), line].slice(-mostKept);
  }

  clear(): void {
    this.lines = [];
  }
}
