import type { GoOptions, Navigator } from '../navigation/navigator.ts';

/** Remembers where it was sent; a step back reads 'back'. */
export class FakeNavigator implements Navigator {
  readonly went: { readonly path: string; readonly options: GoOptions }[] = [];

  canGoBack = true;

  go(path: string, options: GoOptions = {}): void {
    this.went.push({ path, options });
  }

  back(otherwise: string): void {
    this.went.push({ path: this.canGoBack ? 'back' : otherwise, options: {} });
  }
}
