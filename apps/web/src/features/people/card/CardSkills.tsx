import { type KeyboardEvent, useRef, useState } from 'react';
import { texts } from './texts.ts';
import type { CandidateCardModel } from './card-model.ts';
import styles from './CardSkills.module.css';
import { Chip } from '../../../ui/display/Chip.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { Check, Minus, X } from '../../../ui/tokens/icons.ts';
import { texts as displayTexts } from '../../../ui/display/display-texts.ts';
import { texts as shared } from '../../../ui/tokens/texts.ts';
import { cx } from '../../../ui/tokens/cx.ts';

type SkillMatch = NonNullable<CandidateCardModel['match']>;

interface CardSkillsProps {
  readonly name: string;
  readonly match: SkillMatch;
  readonly tabIndex: number;
}

export function CardSkills({ name, match, tabIndex }: CardSkillsProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
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
        aria-label={texts.matchOf(matchText(match), name)}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <span title={skillsText(match)}>{matchText(match)}</span>
      </button>
      {open && <SkillList name={name} match={match} onClose={close} />}
    </>
  );
}

function matchText({ held, missing }: SkillMatch): string {
  return texts.match(held.length, held.length + missing.length);
}

function skillsText({ held, missing }: SkillMatch): string {
  return displayTexts.skillsOf(held, missing);
}

interface SkillListProps extends Pick<CardSkillsProps, 'name' | 'match'> {
  readonly onClose: () => void;
}

function SkillList({ name, match, onClose }: SkillListProps) {
  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape works wherever the focus is in it
    <section className={styles.skills} aria-label={texts.skillsOf(name)} onKeyDown={leave}>
      <header className={styles.head}>
        <strong>{matchText(match)}</strong>
        <IconButton ref={takeFocus} size="xs" label={shared.close} icon={<X />} onClick={onClose} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul className={cx(styles.list, 'ring-inside')} tabIndex={0} aria-label={texts.skillsWanted}>
        {match.held.map((skill) => (
          <li key={skill} className={styles.held}>
            <Check />
            <span className="truncated" title={skill}>
              {skill}
            </span>
            <span className="visually-hidden">{texts.held}</span>
          </li>
        ))}
        {match.missing.map((skill) => (
          <li key={skill} className={styles.missing}>
            <Minus />
            <span className="truncated" title={skill}>
              {skill}
            </span>
            <span className="visually-hidden">{texts.missing}</span>
          </li>
        ))}
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
