import { useId } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { Flag, MessagesSquare, Trash2, Wrench } from '../../../ui/tokens/icons.ts';
import { PageHeader, Scroll } from '../../../ui/layout/Page.tsx';
import { type Setting, SettingsList } from '../../../ui/actions/SettingsList.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/display/Text.tsx';
import { texts } from '../texts.ts';
import styles from '../support.module.css';

const ways: readonly Setting[] = [
  { icon: <Wrench />, title: texts.bug.title, text: texts.bug.text, href: paths.bugReport },
  { icon: <MessagesSquare />, title: texts.help.title, text: texts.help.text, href: paths.needHelp },
  { icon: <Flag />, title: texts.user.title, text: texts.user.text, href: paths.reportUser },
  { icon: <Trash2 />, ...texts.deleteAccount, href: paths.deleteAccount },
];

export function HelpCentreView() {
  const common = useId();
  return (
    <>
      <PageHeader title={texts.title} gutter="form" />
      <Scroll label={texts.title} gutter="form">
        <Stack gap={7}>
          <SettingsList settings={ways} />
          <section aria-labelledby={common}>
            <Text id={common} as="h2" space={{ marginBottom: 4 }}>
              {texts.common}
            </Text>
            <ul className={styles.questions}>
              {texts.questions.map(({ question, answer }) => (
                <li key={question}>
                  <h3>{question}</h3>
                  <Text tone="muted" space={{ marginTop: 1 }} className={styles.answer}>
                    {answer}
                  </Text>
                </li>
              ))}
            </ul>
          </section>
        </Stack>
      </Scroll>
    </>
  );
}
