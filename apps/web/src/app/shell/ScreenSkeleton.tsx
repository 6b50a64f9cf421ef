import { usePageTitle } from '../navigation/page.ts';
import { texts } from '../texts.ts';

/** While a screen's code is on its way: nothing jumps in, and screen readers hear that it is coming. */
export function ScreenSkeleton({ title }: { readonly title: string | null }) {
  usePageTitle(title);
  return <output className="visually-hidden">{texts.loading}</output>;
}
