import type { CandidateList } from './candidate-list.ts';

/** Opens the undecided candidates one by one, in the order of the list. */
export function startReview({ href, source, services, place, undecided }: CandidateList): void {
  const [first] = undecided;
  if (first === undefined) return;
  const ids = undecided.map(({ id }) => id);
  services.review.start({ href, label: source.label, ids, wanted: source.wanted, pace: [] });
  place.leaveFor(null);
  services.navigator.navigate(source.profileHref(first.id));
}
