import type { Reader, SharedStore } from './store.ts';

export interface Cell<T> {
  readonly value: T;
  change(work: (value: T) => T): Promise<void>;
  onChange(listener: () => void): void;
}

export type MakeCell = <T>(name: string, initial: T) => Cell<T>;

export function memoryCell<T>(_name: string, initial: T): Cell<T> {
  let value = initial;
  let notify = (): void => undefined;
  return {
    get value() {
      return value;
    },
    async change(work) {
      value = work(value);
      notify();
    },
    onChange(listener) {
      notify = listener;
    },
  };
}

export interface CellRows {
  readonly cells: { readonly id: string; readonly value: unknown };
}

export function cellsIn(store: SharedStore<CellRows>): MakeCell {
  return <T>(id: string, initial: T): Cell<T> => {
    const valueIn = (reader: Reader<CellRows>) =>
      ((reader.get('cells', id) ?? { value: initial }) as { readonly value: T }).value;
    return {
      get value() {
        return valueIn(store);
      },
      change: (work) => store.write((tx) => tx.put('cells', { id, value: work(valueIn(tx)) })),
      onChange: (listener) => store.onChange(listener),
    };
  };
}
