import type { ReactNode } from 'react';
import { Logo } from '../display/Logo.tsx';
import { cx } from '../tokens/cx.ts';
import { texts } from '../tokens/texts.ts';
import { Text } from '../display/Text.tsx';
import { Stack } from './Stack.tsx';
import styles from './EntryLayout.module.css';
import { toastPlace } from './toast-place.ts';

interface NightPageProps {
  readonly product: string;
  /** Names the side with the night sky. */
  readonly label: string;
  readonly panel: ReactNode;
  /** The sun at one place by default. */
  readonly art?: ReactNode;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** A page beside a night sky, which carries the logo and `panel`. */
export function NightPage(props: NightPageProps) {
  const { product, label, panel, art = <div className={styles.sky} />, narrow = false, children } = props;
  return (
    <div className={cx(styles.entry, narrow && styles.narrow)}>
      <aside className={styles.night} aria-label={label}>
        {art}
        <div className={styles.over}>
          <Logo name={product} />
          {panel}
        </div>
      </aside>
      {children}
    </div>
  );
}

interface EntryLayoutProps {
  readonly product: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

export function EntryLayout({ product, title, text, children }: EntryLayoutProps) {
  const panel = (
    <Stack gap={2} className={styles.words}>
      <Text size={5}>{title}</Text>
      <Text size={3} className={styles.text}>
        {text}
      </Text>
    </Stack>
  );
  return (
    <NightPage product={product} label={texts.about(product)} panel={panel}>
      <main className={styles.side}>
        <div ref={toastPlace} className={styles.top} />
        <div className={styles.middle}>
          <div ref={keepInitialTop} className={styles.column}>
            {children}
          </div>
        </div>
      </main>
    </NightPage>
  );
}

/** A `ref` callback: later content extends a centered block downwards instead of moving it. */
function keepInitialTop(block: HTMLElement | null) {
  const parent = block?.parentElement;
  if (!parent) return;
  // Runs between layout and paint, so reading and writing cost no extra layout.
  const position = new ResizeObserver(() => {
    position.disconnect();
    const top = block.getBoundingClientRect().top - parent.getBoundingClientRect().top;
    block.style.margin = `${top - parseFloat(getComputedStyle(parent).paddingTop)}px 0 auto`;
  });
  const center = () => {
    block.style.margin = '';
    position.observe(block);
  };
  center();
  window.addEventListener('resize', center);
  return () => {
    position.disconnect();
    window.removeEventListener('resize', center);
  };
}
