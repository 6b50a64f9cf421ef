import { observer } from 'mobx-react-lite';
import type { KeyHint } from '../../../state/device/key-hint.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { focusHome } from '../../../ui/actions/focus-home.ts';
import { Key } from '../../../ui/display/key/Key.tsx';
import styles from './KeyHintStrip.module.css';
import { texts } from './texts.ts';

export const KeyHintStrip = observer(function KeyHintStrip({ hint }: { readonly hint: KeyHint }) {
  if (!hint.isShown) return null;
  return (
    <section className={styles.strip} aria-label={texts.keyHint.title} data-gives-way="always">
      <span className={styles.title}>{texts.keyHint.title}</span>
      {texts.keyHint.keys.map(([key, does]) => (
        <span key={key} className={styles.key}>
          <Key name={key} />
          <span>{` ${does}`}</span>
        </span>
      ))}
      <span className={styles.acts}>
        <Button variant="bare" onClick={hint.showAll}>
          {texts.keyHint.all}
        </Button>
        <Button
          onClick={() => {
            hint.close();
            focusHome()?.focus({ preventScroll: true });
          }}
        >
          {texts.keyHint.close}
        </Button>
      </span>
    </section>
  );
});
