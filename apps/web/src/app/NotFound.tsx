import { paths } from '../navigation/paths.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { SunriseArt } from '../ui/SunriseArt.tsx';
import { usePageTitle } from './page.ts';

/** An address nobody has. */
export function NotFound() {
  usePageTitle('Page not found');
  return (
    <MessagePage
      art={<SunriseArt />}
      title="Page not found"
      text="There is nothing at this address. It may have been typed wrong."
    >
      <ButtonLink href={paths.dashboard}>Go to the dashboard</ButtonLink>
    </MessagePage>
  );
}
