import { pastedCandidates } from '@glo/domain/find/pasted-candidates';
import type { CandidateList } from './candidate-list.ts';
import { texts } from './texts.ts';

/** Selects the candidates of a pasted list of ids or profile links. Returns `false` for other text. */
export function selectPasted(text: string, origin: string, list: CandidateList): boolean {
  const pasted = pastedCandidates(text, origin);
  if (pasted === null) return false;
  const ids = list.all.map(({ id }) => id).filter((id) => pasted.has(id));
  const isLoading = (list.source.loading?.expected ?? null) !== null;
  list.place.selectAll(ids);
  list.search('');
  const detail = texts.notInList(pasted.size - ids.length, isLoading);
  list.services.notices.show({ key: 'pasted', text: texts.pasted(ids.length), detail, tone: 'info' });
  return true;
}
