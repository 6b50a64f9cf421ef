import { searchText } from '@glo/domain/shared/search-text';
import { type CandidateFit, type Fit, fitMeter } from '@glo/domain/candidates/fit';
import type {
  CandidateProfile,
  Education,
  ProofOfWork,
  WorkExperience,
} from '@glo/domain/candidates/candidate-profile';
import { gradeText } from '@glo/domain/candidates/known/grades';
import { latestGrade, newestFirst } from '@glo/domain/candidates/timeline';
import { longDate, monthsFromTo } from '@glo/domain/shared/dates';
import { safeLink } from '@glo/domain/shared/links';
import type { Resource } from '../../state/resource.ts';
import { texts as verdictTexts } from '../../state/verdicts/texts.ts';
import { grouped } from '../../ui/tokens/grouped.ts';
import { candidateTexts } from '../candidate-list/index.ts';
import type { OpenProfile } from '../open-profile/open-profile.ts';
import { texts as profileTexts } from '../open-profile/texts.ts';
import { texts } from './texts.ts';

export interface Line {
  readonly text: string;
  readonly notes?: readonly string[];
  readonly href?: string | null;
  readonly isFile?: boolean;
  /** The name is hidden. */
  readonly isHidden?: boolean;
}

interface Lines {
  readonly kind: 'lines';
  readonly lines: readonly Line[];
  readonly more: readonly Line[];
  readonly none?: string;
}

export type Cell =
  | ({ readonly kind: 'fit' } & ReturnType<typeof fitMeter>)
  | { readonly kind: 'wanted'; readonly part: keyof CandidateFit }
  | Lines
  | { readonly kind: 'loading' }
  /** `isFirst`: offers Try again for all failed cells. */
  | { readonly kind: 'failed'; readonly name: string; readonly retry: () => void; readonly isFirst: boolean }
  | { readonly kind: 'failed-too' };

export interface Row {
  readonly label: string;
  readonly cells: readonly Cell[];
  readonly same: boolean;
  /** The recruiter's own data, which is not printed. */
  readonly isPrivate: boolean;
}

const mostLines = 3;

/** Rows in order of importance, late ones last, so that nothing moves. */
export function rowsOf(people: readonly OpenProfile[], fit: Fit, inJob: boolean): readonly Row[] {
  const row = (label: string, cell: (person: OpenProfile) => Cell, isPrivate = false): Row => {
    const cells = people.map(cell);
    return { label, cells, same: isSame(cells), isPrivate };
  };
  const privateRow = (label: string, cell: (person: OpenProfile) => Cell) => row(label, cell, true);
  const known = (cell: (profile: CandidateProfile) => Cell) => (person: OpenProfile) =>
    loaded(person.parts.profile, texts.part.profile, cell);
  const { names } = fit;
  const { rows } = texts;
  const all = [
    ...(names.length === 0
      ? []
      : [
          row(
            inJob ? rows.fitToJob : rows.fit,
            known((profile) => ({ kind: 'fit', ...fitMeter(fit.of(profile)) })),
          ),
        ]),
    ...names.map((name) =>
      row(
        name,
        known((profile) => ({ kind: 'wanted', part: partOf(fit.of(profile), name) })),
      ),
    ),
    row(
      names.length === 0 ? rows.skills : rows.otherSkills,
      known(({ skills }) => otherSkills(skills, names)),
    ),
    row(rows.points, ({ parts }) =>
      loaded(parts.gloPoints, texts.part.points, ({ score }) => textLines([score === null ? '' : grouped(score)])),
    ),
    row(
      rows.location,
      known(({ location }) => textLines([location])),
    ),
    row(
      rows.education,
      known(({ education }) => lines(newestFirst(education).map(educationLine))),
    ),
    row(
      rows.grade,
      known((profile) => textLines([gradeText(latestGrade(profile), 'line')])),
    ),
    row(
      rows.experience,
      known(({ workExperience }) => lines(newestFirst(workExperience).map(workLine))),
    ),
    row(rows.works, ({ parts, isHidden }) =>
      loaded(parts.proofOfWork, texts.part.works, (works) => lines(works.map((work) => proofLine(work, isHidden)))),
    ),
    ...(people.some(({ judgment }) => judgment.verdict !== '') ? [privateRow(rows.verdict, verdictCell)] : []),
    ...[privateRow(profileTexts.answers, answersCell), privateRow(rows.own, ownCell)].filter(({ cells }) =>
      cells.some((cell) => cell.kind === 'lines' && cell.lines.length > 0),
    ),
  ];
  return withFailuresOnce(all);
}

/** Shows a failed part only in the first of its rows. */
function withFailuresOnce(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>();
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, column): Cell => {
      if (cell.kind !== 'failed') return cell;
      const key = `${column} ${cell.name}`;
      if (seen.has(key)) return { kind: 'failed-too' };
      seen.add(key);
      return { ...cell, isFirst: seen.size === 1 };
    }),
  }));
}

function loaded<T>(resource: Resource<T>, name: string, cell: (value: T) => Cell): Cell {
  if (resource.value !== null) return cell(resource.value);
  return resource.state === 'loading'
    ? { kind: 'loading' }
    : { kind: 'failed', name, retry: () => void resource.load(), isFirst: false };
}

function lines(all: readonly Line[]): Lines {
  return { kind: 'lines', lines: all.slice(0, mostLines), more: all.slice(mostLines) };
}

function textLines(all: readonly string[]): Lines {
  return lines(noted(all).map((text) => ({ text })));
}

function partOf({ met, missing }: CandidateFit, name: string): keyof CandidateFit {
  if (met.includes(name)) return 'met';
  return missing.includes(name) ? 'missing' : 'unknown';
}

function otherSkills(skills: readonly string[], wanted: readonly string[]): Cell {
  const held = new Set(wanted.map(searchText));
  return textLines([skills.filter((skill) => !held.has(searchText(skill))).join(', ')]);
}

function educationLine({ school, degree, majors, startDate, endDate, grade }: Education): Line {
  const [text = '', ...rest] = noted([texts.line([degree, majors]), school]);
  return { text, notes: noted([...rest, monthsFromTo(startDate, endDate), gradeText(grade, 'line')]) };
}

function workLine({ title, companyName, startDate, endDate }: WorkExperience): Line {
  return { text: title, notes: noted([companyName, monthsFromTo(startDate, endDate)]) };
}

function noted(facts: readonly string[]): readonly string[] {
  return facts.filter((fact) => fact !== '');
}

function proofLine({ title, kind, link }: ProofOfWork, isHidden: boolean): Line {
  const text = texts.line([title, profileTexts.proofKinds[kind]]);
  return { text, href: safeLink(link), isFile: kind !== 'link', isHidden };
}

function verdictCell({ judgment, isShortlisted }: OpenProfile): Cell {
  const text = isShortlisted ? candidateTexts.shortlist.shortlisted : judgment.verdict;
  return { ...textLines([text]), none: verdictTexts.choices.undecided };
}

function answersCell({ answers }: OpenProfile): Cell {
  return { ...textLines(answers), none: texts.noAnswer };
}

function ownCell({ records, folders, toldNo }: OpenProfile): Cell {
  const kept = [
    records.value === '' ? '' : texts.note,
    toldNo !== '' || records.writtenOn === null ? toldNo : profileTexts.writtenOn(longDate(records.writtenOn)),
    folders.length === 0 ? '' : texts.inFolders(folders),
  ];
  return { ...textLines(kept), none: texts.nothingSaved };
}

function isSame(cells: readonly Cell[]): boolean {
  const [first, ...others] = cells.map((cell) => JSON.stringify(cell));
  const areThere = cells.every(({ kind }) => kind !== 'loading' && kind !== 'failed');
  return areThere && others.length > 0 && others.every((other) => other === first);
}
