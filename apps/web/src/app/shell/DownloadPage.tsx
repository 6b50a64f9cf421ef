import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { type Configuration, useConfiguration } from '../../state/configuration.ts';
import { Text } from '../../ui/display/Text.tsx';
import { downloadTexts as texts } from './texts.ts';
import styles from './DownloadPage.module.css';
import { Logo } from '../../ui/display/Logo.tsx';
import { cx } from '../../ui/tokens/cx.ts';

/** Compared with the window's outer width in CSS pixels, which does not change with zoom. */
const widestNarrow = 800;

/** Disables the focus and keys of the hidden application and restores them on unmount. */
export function DownloadScreen({ onContinue }: { readonly onContinue: () => void }) {
  const configuration = useConfiguration();
  const before = useRef<Element | null>(null);
  // Runs before the browser blurs the hidden element.
  useLayoutEffect(() => {
    before.current = document.activeElement;
  }, []);
  useEffect(() => {
    const { current: focused } = before;
    if (focused !== document.body) focusHeading();
    const keep = (event: KeyboardEvent) => event.stopPropagation();
    window.addEventListener('keydown', keep, true);
    return () => {
      window.removeEventListener('keydown', keep, true);
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
    };
  }, []);
  return <DownloadPage {...configuration} isZoomed={window.outerWidth > widestNarrow} onContinue={onContinue} />;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#narrow h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus();
}

interface DownloadPageProps extends Pick<Configuration, 'productName' | 'appStoreUrl' | 'playStoreUrl'> {
  readonly isZoomed: boolean;
  readonly onContinue: () => void;
}

/** Shown on narrow screens (specification 1, section 1). */
export function DownloadPage(props: DownloadPageProps) {
  const { productName, appStoreUrl, playStoreUrl, isZoomed, onContinue } = props;
  return (
    <div className={styles.page}>
      {!isZoomed && <div className={styles.sky} />}
      <main className={cx(styles.over, isZoomed && styles.zoomed)}>
        <Logo name={productName} />
        <div className={styles.words}>
          <Text as="h1" size={5}>
            {texts.title}
          </Text>
          <Text size={3} tone="muted">
            {texts.text}
          </Text>
          <div className={styles.stores}>
            <Store href={appStoreUrl} {...texts.appStore}>
              <path
                fill="currentColor"
                d="M16.7 12.7c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.1-2.8.9-3.5.9s-1.8-.8-3-.8c-1.5 0-3 .9-3.8 2.3-1.6 2.8-.4 7 1.2 9.3.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3 .7 2-1.1 2.8-2.2c.9-1.3 1.2-2.5 1.3-2.6-.1 0-2.5-1-2.5-3.9zM14.4 5.9c.6-.8 1.1-1.9 1-2.9-.9 0-2.1.6-2.7 1.4-.6.7-1.1 1.8-1 2.8 1 .1 2.1-.5 2.7-1.3z"
              />
            </Store>
            <Store href={playStoreUrl} {...texts.playStore}>
              <path className={styles.outline} d="M5 3.5v17L20 12z" />
              <path className={styles.outline} d="m5 3.5 10.5 11M5 20.5 15.5 9.5" />
            </Store>
          </div>
          {isZoomed ? (
            <button type="button" className={styles.goOn} onClick={onContinue}>
              {texts.continueHere}
            </button>
          ) : (
            <p className={styles.wider}>{texts.wider(productName)}</p>
          )}
        </div>
      </main>
    </div>
  );
}

interface StoreProps {
  readonly href: string;
  readonly lead: string;
  readonly name: string;
  readonly children: ReactNode;
}

/** Without an address the badge is not a link (decision 55). */
function Store({ href, lead, name, children }: StoreProps) {
  const badge = (
    <>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        {children}
      </svg>
      <span>
        <Text as="span" block size={1}>{`${lead} `}</Text>
        <Text as="span" size={3} weight="strong">
          {name}
        </Text>
      </span>
    </>
  );
  if (href === '') return <span className={styles.store}>{badge}</span>;
  return (
    <a className={styles.store} href={href} rel="noopener noreferrer">
      {badge}
    </a>
  );
}
