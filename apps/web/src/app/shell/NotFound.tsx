import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { MessagePage } from '../../ui/layout/MessagePage.tsx';
import { SunriseArt } from '../../ui/display/SunriseArt.tsx';
import { notFoundTexts as texts } from './texts.ts';
import { useHeadingFocus, usePageTitle } from '../navigation/page.ts';

export function NotFound() {
  usePageTitle(texts.title);
  useHeadingFocus();
  return (
    <MessagePage art={<SunriseArt />} title={texts.title} text={texts.text}>
      <ButtonLink href={paths.root}>{texts.start}</ButtonLink>
    </MessagePage>
  );
}
