import type { MouseEvent } from 'react';
import { paths } from '../../navigation/paths.ts';
import { useConfiguration } from '../../state/configuration.ts';
import { BackLink } from '../../ui/actions/BackLink.tsx';
import { EntryTitle } from '../../ui/layout/EntryTitle.tsx';
import { Logo } from '../../ui/display/Logo.tsx';
import type { PolicyPresenter } from './policy-presenter.ts';
import { policySections } from './policy-text.tsx';
import styles from './PolicyView.module.css';
import { texts } from './texts.ts';

export function PolicyView({ presenter }: { readonly presenter: PolicyPresenter }) {
  const { productName } = useConfiguration();
  const sections = policySections(productName);

  function back(event: MouseEvent) {
    event.preventDefault();
    presenter.back();
  }

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <BackLink href={paths.root} onClick={back}>
          {presenter.cameFromHere ? texts.back : texts.toProduct(productName)}
        </BackLink>
        <div>
          <Logo name={productName} />
        </div>
      </header>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{texts.contents}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={jump}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <main className={styles.text}>
          <EntryTitle title={texts.title}>{texts.since}</EntryTitle>
          {sections.map(({ id, title, body }) => (
            <section key={id}>
              <h2 id={id} tabIndex={-1}>
                {title}
              </h2>
              {body}
            </section>
          ))}
        </main>
      </div>
    </div>
  );
}

/** To a section without a step in the history: Back leads to where one came from, not through the page. */
function jump(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
