/** Tells readers of a value that it has changed. Such as a MobX atom. */
export interface Changes {
  reportObserved(): unknown;
  reportChanged(): void;
}
