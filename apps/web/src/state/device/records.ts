import { noneOf, type ValuesOf } from '@glo/domain/device/kinds';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { kinds } from '../kinds/kinds.ts';

export type RecordsOfOne = ValuesOf<typeof kinds>;

export const noRecords: RecordsOfOne = noneOf(kinds);

/** Sets the text of a job. '' removes it. */
export function withTextOf(job: JobId, text: string, kept: RecordsOfOne['lists']): RecordsOfOne['lists'] {
  const others = new Map([...kept].filter(([other]) => other !== job));
  return text === '' ? others : kinds.lists.merge(new Map([[job, text]]), others);
}

export function withViewed(student: StudentId, viewed: readonly StudentId[]): readonly StudentId[] {
  return kinds.viewed.merge([student], viewed);
}
