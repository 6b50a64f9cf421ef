import { paths } from './paths.ts';

export interface Comparison {
  readonly ids: readonly string[];
  readonly job: string | null;
  readonly tab: string | null;
  readonly skills: readonly string[];
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

export function comparePathFrom(list: string, ids: readonly string[], skills: readonly string[]): string {
  const query = new URLSearchParams(list.split('?')[1]);
  return comparePath({ ids, job: query.get('job'), tab: query.get('tab'), skills });
}

/** Accepts comma-separated ids, as in links written by hand. */
export function readComparison(query: URLSearchParams): Comparison {
  return {
    ids: query.getAll('id').flatMap((ids) => ids.split(',')),
    job: query.get('job') || null,
    tab: query.get('tab') || null,
    skills: query.getAll('skill').filter((skill) => skill.trim() !== ''),
    onlyDifferences: query.get('only') === 'differences',
  };
}
