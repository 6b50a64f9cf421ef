import { paths } from '../navigation/paths.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { Guard } from './Guard.tsx';
import { usePageTitle } from './page.ts';

/** An address nobody has. Strangers are asked to sign in first, as everywhere. */
export function NotFound() {
  usePageTitle('Page not found');
  return (
    <Guard access="recruiter">
      <MessagePage title="Page not found" text="There is nothing at this address. It may have been typed wrong.">
        <ButtonLink href={paths.dashboard}>Go to the dashboard</ButtonLink>
      </MessagePage>
    </Guard>
  );
}
