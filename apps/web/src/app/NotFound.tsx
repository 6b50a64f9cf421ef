import { paths } from '../navigation/paths.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { SunriseArt } from '../ui/SunriseArt.tsx';
import { texts } from './not-found-texts.ts';
import { usePageTitle } from './page.ts';

/** An address nobody has. */
export function NotFound() {
  usePageTitle(texts.title);
  return (
    <MessagePage art={<SunriseArt />} title={texts.title} text={texts.text}>
      <ButtonLink href={paths.dashboard}>{texts.dashboard}</ButtonLink>
    </MessagePage>
  );
}
