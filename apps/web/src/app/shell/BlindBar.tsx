import { observer } from 'mobx-react-lite';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { texts } from '../../state/blind/texts.ts';
import { LinkButton } from '../../ui/actions/TextLink.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { EyeOff } from '../../ui/tokens/icons.ts';
import { useContainer } from '../container/container.ts';
import styles from './BlindBar.module.css';

export const BlindBar = observer(function BlindBar() {
  const blind = useContainer().get(BlindReview);
  const turnOff = () => {
    blind.toggle();
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
  };
  return (
    <Row as="output" gap={3} tone="muted" className={cx('unprinted', blind.isOn && styles.bar)}>
      {blind.isOn && (
        <>
          <EyeOff />
          <span className={styles.text}>{texts.isOn}</span>
          <LinkButton onClick={turnOff}>{texts.off}</LinkButton>
        </>
      )}
    </Row>
  );
});
