import { type Candidate, matchedFirst, matchedSkills } from '@glo/domain/candidates/candidate';
import type { CandidateRow } from '@glo/domain/hand-over/candidate-row';
import { longDate } from '@glo/domain/shared/dates';
import { verdictText } from '../../../../../state/verdicts/texts.ts';
import { type FilterChip, unfilteredIn } from '../../list-source.ts';
import { type Ordered, orderLabel } from '../../list-orders.ts';
import type { PrintedRow } from '../../table/columns.tsx';
import { jobVerdictsOf } from '../list-verdicts.ts';
import type { HandOverServices } from '../hand-over-services.ts';
import { type RowList, rowOf } from '../listed-rows.ts';
import { texts } from '../texts.ts';

/** Above this number, drawing the paper would freeze the browser. 1,000 rows are about 45 pages. */
const mostRows = 1000;

export interface Paper {
  readonly title: string;
  /** Number, order and date. */
  readonly about: string;
  readonly rows: readonly PrintedRow[];
  /** The number of rows without one, for the notice. 0 if all fit. */
  readonly leftOut: number;
}

export interface PrintedList extends RowList, Ordered {
  readonly shown: readonly Candidate[];
  readonly words: string;
  readonly chips: readonly FilterChip[];
}

/** The list as it is narrowed and ordered. */
export function paperOf(list: PrintedList, services: HandOverServices, now = new Date()): Paper {
  const { knowledge } = services;
  const { shown, source, chips, words, order } = list;
  const verdicts = jobVerdictsOf(source, services)?.records ?? new Map();
  const rows = shown.slice(0, mostRows).map((candidate) => {
    const row = rowOf(candidate, list, { services, profiles: knowledge.store.profiles, verdicts });
    const record = verdicts.get(candidate.id);
    const hasReason = row.reason !== '' && record !== undefined;
    const verdict = hasReason ? verdictText(knowledge.blind.maskReason(candidate, record)) : row.verdict;
    return { ...printed(candidate, row, source.wanted), verdict };
  });
  const date = longDate(now);
  const narrowed = [
    ...(words.trim() === '' ? [] : [texts.print.found(words.trim())]),
    ...chips.map(({ label }) => label),
  ];
  return {
    title: source.fileName.replace(`, ${date}`, ''),
    about: texts.print.about(
      shown.length,
      source.loading?.expected ?? unfilteredIn(source).length,
      [...narrowed, texts.print.order(orderLabel(order, list))],
      date,
    ),
    rows,
    leftOut: shown.length - rows.length,
  };
}

function printed({ skills }: Candidate, row: CandidateRow, wanted: readonly string[]): Omit<PrintedRow, 'verdict'> {
  const { id, name, fit, note, profile } = row;
  const matched = matchedSkills(skills, wanted);
  const contact = [profile?.email ?? '', profile?.mobileNumber ?? ''].map((text) => text.trim());
  return {
    id,
    name,
    fit,
    note,
    skills: matchedFirst(skills, matched).map((text) => ({ text, isMatched: matched.has(text) })),
    contact: contact.filter((text) => text !== ''),
  };
}
