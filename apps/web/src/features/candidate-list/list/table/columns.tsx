import { markedSkills } from '@glo/domain/candidates/candidate';
import type { CandidateOrder } from '@glo/domain/candidates/candidate-order';
import { asText } from '@glo/domain/candidates/csv';
import type { FactColumn } from '@glo/domain/candidates/known/facts';
import { cityOf } from '@glo/domain/lookups/lookups';
import { namesIn } from '@glo/domain/candidates/fit';
import { type CandidateRow, fitOfRow } from '@glo/domain/hand-over/candidate-row';
import type { ReactNode } from 'react';
import { cx } from '../../../../ui/tokens/cx.ts';
import { StickyNote } from '../../../../ui/tokens/icons.ts';
import type { CandidateCardModel } from '../../card/card-model.ts';
import { VerdictTag } from '../../VerdictTag.tsx';
import type { ListAnswers } from '../list-answers.ts';
import { type OrderSources, orderLabel } from '../list-orders.ts';
import styles from './CandidateTable.module.css';
import { FitCell, NameCell, type RowLink } from './cells.tsx';
import { stateWords } from './state-words.ts';
import { texts } from './texts.ts';

/** Values of the CSS property `flex`. */
export interface Width {
  readonly usual: string;
  /** From 1,100 pixels. */
  readonly wide?: string;
  /** Up to 900 pixels. */
  readonly narrow?: string;
  /** Up to 700 pixels. */
  readonly narrowest?: string;
  /** Up to this width of the pane, in pixels, the column is hidden. */
  readonly hiddenUpTo?: 700 | 900;
}

/** Columns depend on these values of a list. */
export interface ColumnList extends OrderSources {
  readonly showsFit: boolean;
  readonly answers: ListAnswers;
}

export interface TablePart {
  /** Replaces the label in the heading. */
  readonly heading?: (list: ColumnList) => string;
  /** Shown instead of the heading, which stays its name. */
  readonly icon?: ReactNode;
  readonly isShown: (list: ColumnList) => boolean;
  readonly cell: (card: CandidateCardModel, link: RowLink) => ReactNode;
  /** On hover. */
  readonly title: (card: CandidateCardModel) => string;
  readonly width: (list: ColumnList) => Width;
  /** The value that a press on the heading sorts by. */
  readonly sort: (list: ColumnList) => CandidateOrder | FactColumn | null;
}

interface PrintPart {
  /** Replaces the label. */
  readonly head?: string;
  readonly width: string | undefined;
  readonly has: (row: CandidateRow) => boolean;
  readonly Cell: (row: CandidateRow) => ReactNode;
}

/** A column of the table, the CSV and the printed list. Every part is required, so that none is forgotten. */
export interface Column {
  readonly id: string;
  readonly label: string;
  /** `null`: in files only. */
  readonly table: TablePart | null;
  /** `null`: the list has no such column. */
  readonly csv: (row: CandidateRow) => string | null;
  /** `null`: not on paper. */
  readonly print: PrintPart | null;
}

const always = () => true;
const none = () => null;
const { columns: labels } = texts;

/** In the order of the table. */
export const columns: readonly Column[] = [
  {
    id: 'name',
    label: labels.name,
    table: {
      isShown: always,
      cell: (card, link) => <NameCell card={card} link={link} />,
      title: () => '',
      width: () => ({ usual: '0.2 0 154px', narrow: '0 0 154px', narrowest: '1 1 0' }),
      sort: () => 'name',
    },
    csv: ({ name }) => name,
    print: { width: '20%', has: always, Cell: ({ name }) => <strong translate="no">{name}</strong> },
  },
  {
    id: 'fit',
    label: labels.fit,
    table: {
      heading: (list) => (list.showsFit ? labels.fit : orderLabel('score', list)),
      isShown: always,
      cell: (card, link) => <FitCell card={card} link={link} />,
      title: ({ fit, score }) => (fit !== null || score === null ? '' : `${score.value} ${score.unit}`),
      width: ({ showsFit }) => ({ usual: showsFit ? '0 0 56px' : '0 0 72px' }),
      sort: ({ showsFit }) => (showsFit ? 'fit' : 'score'),
    },
    csv: fitOfRow,
    print: { width: '9%', has: ({ fit }) => fit !== null, Cell: fitOfRow },
  },
  inFiles('missing', ({ fit }) => (fit === null ? '' : namesIn(fit.missing))),
  {
    id: 'score',
    label: labels.score,
    table: {
      heading: (list) => orderLabel('score', list),
      isShown: ({ showsFit }) => showsFit,
      cell: ({ score }) => score?.value,
      title: ({ score }) => (score === null ? '' : `${score.value} ${score.unit}`),
      width: () => ({ usual: '0 0 72px', hiddenUpTo: 700 }),
      sort: () => 'score',
    },
    csv: ({ score }) => String(score ?? ''),
    print: null,
  },
  {
    id: 'skills',
    label: labels.skills,
    table: null,
    csv: ({ skills }) => skills.join(', '),
    print: {
      width: undefined,
      has: ({ skills }) => skills.length > 0,
      Cell: ({ skills, wanted }) =>
        markedSkills(skills, wanted).map(({ text, matched }, at) => {
          const word = at === skills.length - 1 ? text : `${text}, `;
          return matched ? <strong key={text}>{word}</strong> : <span key={text}>{word}</span>;
        }),
    },
  },
  {
    id: 'email',
    label: labels.email,
    table: null,
    csv: ({ email }) => email,
    print: {
      head: texts.contact,
      width: '20%',
      has: ({ email, phone }) => email !== '' || phone !== '',
      Cell: ({ email, phone }) => [email, phone].filter(Boolean).map((text) => <p key={text}>{text}</p>),
    },
  },
  inFiles('phone', ({ phone }) => asText(phone)),
  fact('college', () => ({ usual: '2.4 1 60px', hiddenUpTo: 700 })),
  fact('degree', () => ({ usual: '0.5 1 52px', hiddenUpTo: 900 })),
  fact('year', ({ answers }) => ({ usual: '0 0 44px', hiddenUpTo: answers.isEmpty ? 700 : 900 })),
  fact('grade', () => ({ usual: '0 0 54px', hiddenUpTo: 700 })),
  fact('place', () => ({ usual: '0.4 1 60px', hiddenUpTo: 900 }), cityOf),
  {
    id: 'state',
    label: labels.decision,
    table: {
      isShown: always,
      cell: (card) => {
        const { verdict, text } = stateWords(card);
        return verdict === null ? text : <VerdictTag verdict={verdict} more={text} />;
      },
      title: (card) => stateWords(card).title,
      width: () => ({ usual: '0.2 0 116px', narrow: '0 0 104px' }),
      sort: ({ source }) => (source.isViewed ? 'not-viewed' : null),
    },
    csv: ({ verdict }) => verdict,
    print: {
      width: '12%',
      has: ({ verdict }) => verdict !== '',
      Cell: ({ verdict, reason }) => [verdict, reason].filter(Boolean).join(': '),
    },
  },
  inFiles('reason', ({ reason }) => reason),
  {
    id: 'note',
    label: labels.note,
    table: {
      icon: <StickyNote />,
      isShown: always,
      cell: ({ note }) => (
        <>
          {note.trim() !== '' && <StickyNote />}
          <span className={cx(styles.noteText, 'visually-hidden')}>{note.trim().split('\n', 1)[0]}</span>
        </>
      ),
      title: ({ note }) => note.trim(),
      width: () => ({ usual: '0 0 32px', wide: '0.9 1 60px', narrow: '0 0 24px', hiddenUpTo: 700 }),
      sort: none,
    },
    csv: ({ note }) => note,
    print: { width: '18%', has: ({ note }) => note !== '', Cell: ({ note }) => note },
  },
  {
    id: 'manager',
    label: labels.manager,
    table: {
      isShown: ({ answers }) => !answers.isEmpty,
      cell: ({ answers }) => answers.join(' · '),
      title: ({ answerLines }) => answerLines.join('\n'),
      width: () => ({ usual: '0.5 0 84px', narrow: '0 0 84px' }),
      sort: none,
    },
    csv: ({ answers }) => answers.join('\n'),
    print: null,
  },
  inFiles('folders', ({ folders }) => folders.join(', ')),
  inFiles('profile', ({ link }) => link),
  inFiles('viewed', ({ isViewed }) => (isViewed === null ? null : isViewed ? 'yes' : 'no')),
  inFiles('id', ({ id }) => asText(id)),
];

function inFiles(id: keyof typeof labels, csv: Column['csv']): Column {
  return { id, label: labels[id], table: null, csv, print: null };
}

function fact(column: FactColumn, width: TablePart['width'], shorten = (text: string) => text): Column {
  return {
    id: column,
    label: labels[column],
    table: {
      isShown: always,
      cell: ({ facts }) => shorten(facts[column]),
      title: ({ facts }) => facts[column],
      width,
      sort: () => column,
    },
    csv: ({ facts }) => facts[column],
    print: null,
  };
}

type TableColumn = Column & { readonly table: TablePart };

const inTable = columns.filter((column): column is TableColumn => column.table !== null);

export function shownColumns(list: ColumnList): readonly TableColumn[] {
  return inTable.filter(({ table }) => table.isShown(list));
}

/** Attributes of a cell and of its heading, for the style sheet. */
export function widthOf(id: string, { width }: TablePart, list: ColumnList) {
  const { usual, wide, narrow, narrowest, hiddenUpTo } = width(list);
  return {
    'data-column': id,
    'data-hidden-up-to': hiddenUpTo,
    style: { '--usual': usual, '--wide': wide, '--narrow': narrow, '--narrowest': narrowest },
  };
}
