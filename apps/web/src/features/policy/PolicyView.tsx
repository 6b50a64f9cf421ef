import { observer } from 'mobx-react-lite';
import { type MouseEvent, useEffect, useRef } from 'react';
import { paths } from '../../navigation/paths.ts';
import { useConfiguration } from '../../state/configuration.ts';
import { BackLink } from '../../ui/actions/BackLink.tsx';
import { EntryTitle } from '../../ui/layout/EntryTitle.tsx';
import { Logo } from '../../ui/display/Logo.tsx';
import { Text } from '../../ui/display/Text.tsx';
import type { PolicyPresenter } from './policy-presenter.ts';
import { policySections } from './policy-text.tsx';
import styles from './PolicyView.module.css';
import { texts } from './texts.ts';

export const PolicyView = observer(function PolicyView({ presenter }: { readonly presenter: PolicyPresenter }) {
  const { productName } = useConfiguration();
  const text = useRef<HTMLElement>(null);
  const sections = policySections(productName);

  useEffect(() => {
    const all = [...(text.current?.querySelectorAll('section') ?? [])];
    const addressed = all.find(({ id }) => `#${id}` === location.hash);
    if (addressed !== undefined) {
      presenter.showSection(addressed.id);
      addressed.scrollIntoView();
    }
    return watch(all, (visibleSections) => presenter.setVisibleSections(visibleSections));
  }, [presenter]);

  function jump(event: MouseEvent, id: string) {
    event.preventDefault();
    presenter.showSection(id);
    const section = document.getElementById(id);
    section?.scrollIntoView();
    section?.querySelector('h2')?.focus({ preventScroll: true });
  }

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
          <Text as="h2" id="contents" size={1} weight="strong" tone="subtle" space={{ marginBottom: 2 }}>
            {texts.contents}
          </Text>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-current={id === presenter.current ? 'location' : undefined}
                  onClick={(event) => jump(event, id)}
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <main ref={text} className={styles.text}>
          <EntryTitle title={texts.title}>{texts.since}</EntryTitle>
          {sections.map(({ id, title, body }) => (
            <section key={id} id={id}>
              <h2 tabIndex={-1}>{title}</h2>
              {body}
            </section>
          ))}
        </main>
      </div>
    </div>
  );
});

/** Reports the visible sections. Ignores sections with less than about a line left. */
function watch(sections: readonly HTMLElement[], onChange: (visibleSections: string[]) => void): () => void {
  const visibleSections = new Set<Element>();
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visibleSections.add(target);
        else visibleSections.delete(target);
      }
      onChange(sections.filter((section) => visibleSections.has(section)).map(({ id }) => id));
    },
    { rootMargin: '-48px 0px 0px' },
  );
  for (const section of sections) watcher.observe(section);
  return () => watcher.disconnect();
}
