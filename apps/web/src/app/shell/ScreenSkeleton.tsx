import { usePageTitle } from '../navigation/page.ts';
import { texts } from '../texts.ts';

export function ScreenSkeleton({ title }: { readonly title: string | null }) {
  usePageTitle(title);
  return <output className="visually-hidden">{texts.loading}</output>;
}
