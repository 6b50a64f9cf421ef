import { useSyncExternalStore } from 'react';
import styles from './Gallery.module.css';
import { type Sheet, sheets } from './sheets.tsx';

const watchHash = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** Every part of the kit in its states: gallery.html#<sheet>, with ?theme=dark or ?theme=light. */
export function Gallery() {
  const name = useSyncExternalStore(watchHash, () => location.hash.slice(1));
  const sheet = sheets.find((one) => one.name === name);
  if (sheet?.wholePage) return <sheet.Content />;
  return (
    <div className={styles.gallery}>
      <nav aria-label="Sheets" className={styles.sheets}>
        {sheets.map((one) => (
          <a key={one.name} href={`#${one.name}`} aria-current={one === sheet ? 'page' : undefined}>
            {one.name}
          </a>
        ))}
        <span className={styles.themes}>
          <a href="?theme=light">light</a>
          <a href="?theme=dark">dark</a>
        </span>
      </nav>
      <main className={styles.sheet}>
        <h1>{sheet?.name ?? 'Kit gallery'}</h1>
        {sheet && <Shown sheet={sheet} />}
      </main>
    </div>
  );
}

function Shown({ sheet }: { readonly sheet: Sheet }) {
  return <sheet.Content />;
}
