import type { GoOptions, Navigator } from '../navigation/navigator.ts';

/** Remembers where it was sent; `back` reads as such. */
export class FakeNavigator implements Navigator {
  readonly went: { readonly path: string; readonly options: GoOptions }[] = [];

  go(path: string, options: GoOptions = {}): void {
    this.went.push({ path, options });
  }

  back(): void {
    this.went.push({ path: 'back', options: {} });
  }
}
