import type { ReactNode } from 'react';
import { Logo } from '../display/Logo.tsx';
import { texts } from '../tokens/texts.ts';
import { Text } from '../display/Text.tsx';
import { Stack } from './Stack.tsx';
import styles from './EntryLayout.module.css';
import { toastPlace } from './toast-place.ts';

interface EntryLayoutProps {
  readonly product: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

export function EntryLayout({ product, title, text, children }: EntryLayoutProps) {
  return (
    <div className={styles.entry}>
      <aside className={styles.night} aria-label={texts.about(product)}>
        <div className={styles.sky} />
        <div className={styles.over}>
          <Logo name={product} />
          <Stack gap={2} className={styles.words}>
            <Text size={5}>{title}</Text>
            <Text size={3} className={styles.text}>
              {text}
            </Text>
          </Stack>
        </div>
      </aside>
      <main className={styles.side}>
        <div ref={toastPlace} className={styles.top} />
        <div className={styles.middle}>
          <div ref={keepInitialTop} className={styles.column}>
            {children}
          </div>
        </div>
      </main>
    </div>
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
