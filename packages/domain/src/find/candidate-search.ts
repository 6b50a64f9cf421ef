import type { Candidate } from '../candidates/candidate.ts';
import { nameOf } from '../candidates/identity.ts';
import type { StudentId } from '../shared/ids.ts';
import { searchText } from '../shared/search-text.ts';
import { matchesFind, parseFind } from './find-query.ts';

type TextByStudent = ReadonlyMap<StudentId, string>;

/** Searches name, skills and further texts, such as notes and places. `readMore` is called only if there is a query. */
export function searchByWords(
  candidates: readonly Candidate[],
  typed: string,
  readMore: () => readonly TextByStudent[],
): readonly Candidate[] {
  const query = parseFind(typed);
  if (query.length === 0) return candidates;
  const more = readMore();
  return candidates.filter((candidate) => {
    const added = more.flatMap((texts) => texts.get(candidate.id) ?? []);
    return matchesFind([textOf(candidate), ...added.map(searchText)].join('\n'), query);
  });
}

/** Fills the cache of normalized texts, so that the first keystroke in a list of thousands is fast. */
export function prepareForSearch(candidates: readonly Candidate[]): void {
  for (const candidate of candidates) textOf(candidate);
}

/** One line per name and skill, so that a phrase does not reach from one into the next. */
const textOf = keptByName((candidate: Candidate) =>
  [nameOf(candidate), ...candidate.skills].map(searchText).join('\n'),
);

/** Caches a text per candidate while the name stays the same. Blind review changes names. */
export function keptByName<C extends Pick<Candidate, 'name'>>(
  compute: (candidate: C) => string,
): (candidate: C) => string {
  const kept = new WeakMap<C, { readonly name: string; readonly text: string }>();
  return (candidate) => {
    const name = nameOf(candidate);
    const known = kept.get(candidate);
    if (known?.name === name) return known.text;
    const text = compute(candidate);
    kept.set(candidate, { name, text });
    return text;
  };
}
