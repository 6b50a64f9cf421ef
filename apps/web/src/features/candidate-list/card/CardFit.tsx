import { type CandidateFit, fitDetail, fitText } from '@glo/domain/candidates/fit';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Row } from '../../../ui/layout/Row.tsx';
import { texts } from './texts.ts';
import type { CandidateCardModel } from './card-model.ts';
import styles from './CardFit.module.css';
import { Chip } from '../../../ui/display/Chip.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { Check, CircleQuestionMark, Minus, X } from '../../../ui/tokens/icons.ts';
import { texts as shared } from '../../../ui/tokens/texts.ts';
import { cx } from '../../../ui/tokens/cx.ts';

interface CardFitProps {
  readonly name: string;
  readonly fit: CandidateFit;
  readonly tabIndex: number;
}

export function CardFit({ name, fit, tabIndex }: CardFitProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const detail = fitDetail(fit);
  function close() {
    setOpen(false);
    opener.current?.focus();
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        tabIndex={tabIndex}
        className={styles.opener}
        data-tip={detail}
        aria-label={texts.fitOf(detail, name)}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {texts.fit(fitText(fit))}
      </button>
      {open && <FitList name={name} fit={fit} onClose={close} />}
    </>
  );
}

interface FitListProps extends Pick<CardFitProps, 'name' | 'fit'> {
  readonly onClose: () => void;
}

const parts = ['met', 'missing', 'unknown'] as const;
const icons = { met: <Check />, missing: <Minus />, unknown: <CircleQuestionMark /> };

function FitList({ name, fit, onClose }: FitListProps) {
  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape works wherever the focus is in it
    <section className={styles.parts} aria-label={texts.fitTitle(name)} onKeyDown={leave}>
      <header className={styles.head}>
        <strong>{texts.fit(fitText(fit))}</strong>
        <IconButton ref={takeFocus} size="xs" label={shared.close} icon={<X />} onClick={onClose} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul className={cx(styles.list, 'ring-inside')} tabIndex={0} aria-label={texts.wanted}>
        {parts.flatMap((part) =>
          fit[part].map((label) => (
            <Row as="li" key={label} gap={2} tone={part === 'met' ? undefined : 'subtle'} className={styles.part}>
              {icons[part]}
              <span className="truncated" title={label}>
                {label}
              </span>
              <span className="visually-hidden">{texts.fitParts[part]}</span>
            </Row>
          )),
        )}
      </ul>
    </section>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

export function SkillRow({ skills, moreSkills: more }: Pick<CandidateCardModel, 'skills' | 'moreSkills'>) {
  return (
    <div className={styles.row} aria-hidden="true">
      {skills.map(({ full, short, matched }, index) => (
        <Chip key={`${index} ${full}`} text={short} matched={matched} title={short === full ? undefined : full} />
      ))}
      {more.length > 0 && (
        <span className={styles.more} title={more.join(', ')}>
          {`+${more.length}`}
        </span>
      )}
    </div>
  );
}
