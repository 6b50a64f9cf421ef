import type { Candidate } from '@glo/domain/candidates/candidate';
import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { connectManyPath } from '../../../navigation/addresses.ts';
import { type NavigateOptions, Navigator } from '../../../navigation/navigator.ts';
import { PagedListState } from '../../../state/device/paged-list-state.ts';
import { ListPlace } from '../../../state/list/list-place.ts';
import { ListReturnStore } from '../../../state/list/list-return-store.ts';
import { Mailings } from '../../../state/mailings/mailings.ts';
import type { ListSource } from './list-source.ts';

/** The part of a list that leads elsewhere. */
export interface LeftList {
  readonly source: ListSource;
  readonly href: string;
  readonly shownIds: readonly StudentId[];
  readonly place: ListPlace;
}

/** Leads from a list to profiles, a review, the comparison and emails, and back to its place. */
@injectable()
export class ListNavigation {
  readonly #paged: PagedListState;
  readonly #returns: ListReturnStore;
  readonly #mailings: Mailings;
  readonly #navigator: Navigator;

  constructor(paged: PagedListState, returns: ListReturnStore, mailings: Mailings, navigator: Navigator) {
    this.#paged = paged;
    this.#returns = returns;
    this.#mailings = mailings;
    this.#navigator = navigator;
  }

  placeOf(href: () => string, ids: () => readonly StudentId[]): ListPlace {
    return new ListPlace(this.#returns, href, ids);
  }

  writeUrl(href: string): void {
    this.#navigator.replaceUrl(href);
  }

  /** Before a link opens. The profile's pager follows the order of the list. `focused`: see `ListPlace.leaveFor`. */
  leave({ href, source, shownIds: ids, place }: LeftList, focused: StudentId | null = null): void {
    this.#paged.start({ href, label: source.label, ids, wanted: source.wanted });
    place.leaveFor(focused);
  }

  open(path: string, list: LeftList, focused: StudentId | null = null, options?: NavigateOptions): void {
    this.leave(list, focused);
    this.#navigator.navigate(path, options);
  }

  /** Opens the first of `ids` in review mode. `order`: its name, such as 'Best fit'. */
  review(ids: readonly StudentId[], order: string, { href, source, place }: LeftList): void {
    const [first] = ids;
    if (first === undefined) return;
    const { label, wanted } = source;
    this.#paged.start({ href, label, ids, order, wanted, startedAt: new Date().toISOString(), pace: [] });
    place.leaveFor(null);
    place.keepVerdict(null);
    this.#navigator.navigate(source.profileHref(first));
  }

  email(candidates: readonly Candidate[], { href, source, place }: LeftList): void {
    if (candidates.length === 0) return;
    const rejectable = source.verdicts?.areApplicants === true ? (source.verdictSources ?? undefined) : undefined;
    this.#mailings.begin({ href, label: source.label }, candidates, rejectable);
    place.leaveFor(null);
    this.#navigator.navigate(connectManyPath(this.#mailings.job));
  }
}
