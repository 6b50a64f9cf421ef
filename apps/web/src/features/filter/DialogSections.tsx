import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Count } from '../../ui/display/Count.tsx';
import styles from './DialogSections.module.css';
import { texts } from '../../ui/fields/form-texts.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { cx } from '../../ui/tokens/cx.ts';

export interface DialogSection {
  readonly title: string;
  /** Number of criteria set. A function, so that a change re-renders only the badge. */
  readonly count?: () => number;
  readonly content: ReactNode;
}

/** Content of a `bare` wide dialog: section names on the left, sections on the right. */
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
    // The section with the focus is current while visible.
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
            className={cx(styles.name, 'pressable')}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => show(index)}
          >
            <span>{title}</span>
            {count && <Mark count={count} />}
          </button>
        ))}
      </nav>
      <div ref={scroller} className={styles.content} onScroll={follow} onFocus={follow}>
        {sections.map(({ title, content }, index) => (
          <Stack key={title} as="section" gap={3} className={styles.section} aria-labelledby={`${id}${index}`}>
            <h3 id={`${id}${index}`} tabIndex={-1}>
              {title}
            </h3>
            {content}
          </Stack>
        ))}
      </div>
    </div>
  );
}

const Mark = observer(function Mark({ count }: { readonly count: () => number }) {
  const value = count();
  return value > 0 ? <Count value={value} unit={texts.setInSection} /> : null;
});
