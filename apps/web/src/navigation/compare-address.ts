import { paths } from './paths.ts';

/** What a comparison is about; with the job, or the skills that are looked for. */
export interface Comparison {
  readonly ids: readonly string[];
  readonly job: string | null;
  /** Of the job's page. */
  readonly tab: string | null;
  /** Those of the job are not in the address. */
  readonly skills: readonly string[];
  /** What is the same for all does not show. */
  readonly onlyDifferences?: boolean;
}

export function comparePath({ ids, job, tab, skills, onlyDifferences = false }: Comparison): string {
  const query = new URLSearchParams();
  for (const id of ids) query.append('id', id);
  if (job !== null) query.set('job', job);
  if (job !== null && tab !== null) query.set('tab', tab);
  if (job === null) for (const skill of skills) query.append('skill', skill);
  if (onlyDifferences) query.set('only', 'differences');
  return query.size > 0 ? `${paths.compare}?${query}` : paths.compare;
}

/** Of people in a list, which has the job in its address where it belongs to one. */
export function comparePathFrom(list: string, ids: readonly string[], skills: readonly string[]): string {
  const query = new URLSearchParams(list.split('?')[1]);
  return comparePath({ ids, job: query.get('job'), tab: query.get('tab'), skills });
}

/** A link written by hand may have its ids in one, with commas. */
export function readComparison(query: URLSearchParams): Comparison {
  return {
    ids: query.getAll('id').flatMap((ids) => ids.split(',')),
    job: query.get('job') || null,
    tab: query.get('tab') || null,
    skills: query.getAll('skill').filter((skill) => skill.trim() !== ''),
    onlyDifferences: query.get('only') === 'differences',
  };
}
