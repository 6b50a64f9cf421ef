import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Count } from '../../ui/display/Count.tsx';
import styles from './DialogSections.module.css';
import { texts } from '../../ui/fields/form-texts.ts';

export interface DialogSection {
  readonly title: string;
  /** How much is set in it; 0 shows nothing. Asked where it is shown: another one draws nothing else anew. */
  readonly count?: () => number;
  readonly content: ReactNode;
}

/** The inside of a wide dialog (give it `bare`): section names at the left, all sections below each other at the right. */
export function DialogSections({
  label,
  sections,
}: {
  readonly label: string;
  readonly sections: readonly DialogSection[];
}) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  function show(index: number) {
    setCurrent(index);
    const section = scroller.current?.children[index];
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector('h3')?.focus({ preventScroll: true });
  }

  function follow() {
    const box = scroller.current;
    if (box === null) return;
    const { top, bottom } = box.getBoundingClientRect();
    // Where one is at work counts, as long as it is in sight.
    const focused = document.activeElement?.getBoundingClientRect();
    const place = [...box.children].findIndex((section) => section.contains(document.activeElement));
    if (focused && place >= 0 && focused.bottom > top && focused.top < bottom) return setCurrent(place);
    const line = top + box.clientHeight / 3;
    const atEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
    const above = [...box.children].filter((section) => section.getBoundingClientRect().top <= line);
    setCurrent(atEnd ? sections.length - 1 : Math.max(above.length - 1, 0));
  }

  return (
    <div className={styles.sections}>
      <nav className={styles.names} aria-label={label}>
        {sections.map(({ title, count }, index) => (
          <button
            key={title}
            type="button"
            className={styles.name}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => show(index)}
          >
            {title}
            {count && <Mark count={count} />}
          </button>
        ))}
      </nav>
      <div ref={scroller} className={styles.content} onScroll={follow} onFocus={follow}>
        {sections.map(({ title, content }, index) => (
          <section key={title} className={styles.section} aria-labelledby={`${id}${index}`}>
            <h3 id={`${id}${index}`} className={styles.title} tabIndex={-1}>
              {title}
            </h3>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}

const Mark = observer(function Mark({ count }: { readonly count: () => number }) {
  const value = count();
  return value > 0 ? <Count value={value} unit={texts.setInSection} /> : null;
});
