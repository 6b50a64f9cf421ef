import { makeAutoObservable } from 'mobx';
import { useState } from 'react';
import type { FieldModel } from '../field-props.ts';

class GalleryField<T> implements FieldModel<T> {
  value: T;
  shownError: string | null;
  readonly required = true;

  constructor(value: T, error: string | null) {
    this.value = value;
    this.shownError = error;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  change(value: T): void {
    this.value = value;
    this.shownError = null;
  }

  leave(): void {}
}

/** A field that stays with its specimen. */
export function useField<T>(value: T, error: string | null = null): FieldModel<T> {
  return useState(() => new GalleryField(value, error))[0];
}
