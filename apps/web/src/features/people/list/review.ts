import type { Candidate } from '@glo/domain/candidates/candidate';
import { narrowByVerdict } from '@glo/domain/verdicts/verdict-list';
import type { CandidateList } from './candidate-list.ts';
import { orderLabel } from './list-orders.ts';
import { texts } from './texts.ts';

/** The profile's pager follows the order of the list. `focused`: see `ListPlace.leaveFor`. */
export function leaveForProfile(list: CandidateList, focused: Candidate['id'] | null = null): void {
  const { href, source, services, shownIds: ids } = list;
  services.review.start({ href, label: source.label, ids, wanted: source.wanted });
  list.place.leaveFor(focused);
}

/** Maybe while the switch shows some, otherwise the undecided. Empty where no verdicts are given. */
export function reviewOf({ fitting, shown, source, verdict }: CandidateList) {
  const isOfMaybe = verdict === 'maybe' && shown.length > 0;
  const { verdicts, verdictSources } = source;
  const undecided = verdicts && verdictSources ? narrowByVerdict(fitting, 'undecided', verdictSources) : [];
  const candidates = isOfMaybe ? shown : undecided;
  return { candidates, label: (isOfMaybe ? texts.reviewMaybe : texts.review)(candidates.length) };
}

/** 'Best fit, “pune”, filtered'. */
function orderOf(list: CandidateList): string {
  const { order, words, chips } = list;
  const find = words.trim();
  return [orderLabel(order, list), find && `“${find}”`, chips.length > 0 && texts.filtered].filter(Boolean).join(', ');
}

/** Opens the candidates to review one by one, in the order of the list. */
export function startReview(list: CandidateList): void {
  const { href, source, services, place } = list;
  const ids = reviewOf(list).candidates.map(({ id }) => id);
  const [first] = ids;
  if (first === undefined) return;
  const { label, wanted } = source;
  const [order, startedAt] = [orderOf(list), new Date().toISOString()];
  services.review.start({ href, label, ids, order, wanted, startedAt, pace: [] });
  place.leaveFor(null);
  place.keepVerdict(null);
  services.navigator.navigate(source.profileHref(first));
}
