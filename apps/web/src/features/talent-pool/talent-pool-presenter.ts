import type { Candidate } from '@glo/domain/candidates/candidate';
import { noFilter } from '@glo/domain/filter/candidate-filter';
import { CandidateFilters } from '@glo/domain/filter/candidate-filters';
import { readFilter, writeFilter } from '@glo/domain/filter/filter-text';
import { Lookups } from '@glo/domain/lookups/lookups';
import { bestJobFit, type JobFit, shareOf } from '@glo/domain/talent-pool/job-fit';
import {
  type TechnologyGroup,
  technologyGroups,
  technologySamples,
  withoutTechnologies,
  withTechnologies,
} from '@glo/domain/talent-pool/technology-groups';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { Navigator, type Visit } from '../../navigation/navigator.ts';
import { paths } from '../../navigation/paths.ts';
import type { ScreenCommand } from '../../state/active-screen.ts';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { Notices } from '../../state/notices.ts';
import type { CandidateGroup, FilterChip } from '../candidates/list/candidate-list-parts.ts';
import type { OutsideJobList } from '../candidates/list/outside-job-list.ts';
import { CandidateLists } from '../candidates/list/candidate-lists.ts';
import { filterCommands } from '../filter/filter-commands.ts';
import { FilterModal } from '../filter/filter-modal.ts';
import { ListFilter, withoutGenderWhileBlind } from '../filter/list-filter.ts';
import { SuggestedCandidates } from './suggested-candidates.ts';
import { texts } from './texts.ts';

const mostNamed = 5;

const mostInGroup = 4;

@injectable()
export class TalentPoolPresenter {
  asked: readonly string[] = [];
  readonly filter: ListFilter;
  readonly filterModal: FilterModal;
  readonly #suggested: SuggestedCandidates;
  readonly #lists: CandidateLists;
  readonly #blind: BlindReview;
  readonly #navigator: Navigator;
  #listing: OutsideJobList | null = null;

  constructor(
    suggested: SuggestedCandidates,
    lists: CandidateLists,
    filters: CandidateFilters,
    lookups: Lookups,
    notices: Notices,
    blind: BlindReview,
    navigator: Navigator,
  ) {
    this.#navigator = navigator;
    this.#suggested = suggested;
    this.#lists = lists;
    this.#blind = blind;
    this.filter = new ListFilter(noFilter, () => this.pool.value && idsOf(this.#all), { filters, notices });
    this.filterModal = new FilterModal(
      {
        filters,
        lookups,
        students: () => idsOf(this.listing.list.narrowed(this.#withChosen)),
        hidesGender: () => blind.isOn,
      },
      this.filter.narrowTo,
    );
    makeAutoObservable(this, { asked: observableRef, listing: false }, { autoBind: true });
  }

  /** Created lazily, because a constructor must not start requests. */
  get listing(): OutsideJobList {
    return (this.#listing ??= this.#lists.outsideJob({
      label: texts.title,
      path: paths.talentPool,
      candidates: () => this.filter.pass(this.#withChosen),
      unfiltered: () => this.#all,
      isFiltering: () => this.filter.isPending,
      chips: () => this.#chips,
      commands: () => this.#filterCommands,
      choices: [
        { key: 'technology', read: () => writeChosen(this.chosen), restore: this.restore },
        {
          key: 'filter',
          read: () => writeFilter(this.filter.asked),
          restore: (text) => this.filter.narrowTo(readFilter(text)),
        },
      ],
      groups: (people) => this.#samples(people),
      wanted: () => this.technologies,
      tieBreaker: {
        rank: (candidate) => shareOf(this.fitOf(candidate)),
        text: (candidate) => {
          const fit = this.fitOf(candidate);
          return fit === null ? '' : texts.fits(fit);
        },
        order: () => ((this.pool.value?.jobs.length ?? 0) > 0 ? texts.byJobFit : null),
      },
      fileName: () => texts.title,
    }));
  }

  activate({ query }: Visit): () => void {
    void this.#suggested.read();
    const stops = [
      this.listing.start(query),
      this.filter.start(),
      withoutGenderWhileBlind(this.#blind, () => this.filter.asked, this.filter.narrowTo),
    ];
    return () => {
      for (const stop of stops) stop();
      this.filterModal.close();
      this.pool.request.cancel();
    };
  }

  revisit({ query }: Visit): void {
    this.listing.follow(query);
  }

  get pool() {
    return this.#suggested.pool;
  }

  get technologies(): readonly string[] {
    return this.pool.value?.technologies ?? this.#suggested.technologiesAtSignIn;
  }

  get #all(): readonly Candidate[] {
    return this.pool.value?.candidates ?? [];
  }

  get #withChosen(): readonly Candidate[] {
    return withTechnologies(this.#all, this.chosen);
  }

  get #filterCommands(): readonly ScreenCommand[] {
    const { openFilter, reset } = this;
    return filterCommands({ openFilter, reset, canReset: this.listing.list.chips.length > 0 });
  }

  /** Ignores the filter. */
  get hasPeople(): boolean {
    return this.#withChosen.length > 0;
  }

  get #chips(): readonly FilterChip[] {
    const { narrowTo, wishes } = this.filter;
    return [
      ...this.chosen.map((technology) => ({ label: technology, remove: () => this.toggle(technology) })),
      ...wishes.map(({ label, without }) => ({ label, remove: () => narrowTo(without) })),
    ];
  }

  /** By count, ties in the company's order. */
  get #ordered(): readonly TechnologyGroup[] {
    return technologyGroups(this.technologies, this.#all).toSorted((one, other) => other.count - one.count);
  }

  /** Counts after narrowing. `most` is the count of the longest bar. */
  get groups(): { readonly all: readonly TechnologyGroup[]; readonly most: number } {
    const ordered = this.#ordered;
    const names = ordered.map(({ technology }) => technology);
    return { all: technologyGroups(names, this.#withChosen), most: Math.max(1, ordered[0]?.count ?? 0) };
  }

  get chosen(): readonly string[] {
    return this.#ordered.map(({ technology }) => technology).filter((technology) => this.asked.includes(technology));
  }

  get fitOf(): (candidate: Candidate) => JobFit | null {
    return bestJobFit(this.pool.value?.jobs ?? []);
  }

  /** Grouped until a technology is chosen. A single group would only repeat the list. */
  #samples(people: readonly Candidate[]): readonly CandidateGroup[] | null {
    if (this.chosen.length > 0) return null;
    // Uses the order of the bars, which is independent of the filter.
    const technologies = this.#ordered.map(({ technology }) => technology);
    const counted = technologyGroups(technologies, this.filter.pass(this.#all));
    const samples = technologySamples(counted, people, mostInGroup).map((sample) => ({
      title: sample.technology,
      people: sample.people,
      ...(sample.count > sample.people.length && {
        all: { count: sample.count, view: () => this.#viewAll(sample.technology) },
      }),
    }));
    const others = withoutTechnologies(people, this.technologies);
    const groups = others.length > 0 ? [...samples, { title: texts.others, people: others }] : samples;
    return groups.length > 1 ? groups : null;
  }

  /** A history entry: Back returns to the groups. */
  #viewAll(technology: string): void {
    const [path = '', query] = this.listing.href.split('?');
    const narrowed = new URLSearchParams(query);
    narrowed.set('technology', writeChosen([technology]));
    this.#navigator.go(`${path}?${narrowed}`);
  }

  toggle(technology: string): void {
    const { chosen } = this;
    this.asked = chosen.includes(technology) ? chosen.filter((one) => one !== technology) : [...chosen, technology];
  }

  restore(text: string): void {
    this.asked = readChosen(text);
  }

  openFilter(): void {
    this.filterModal.open(this.filter.asked);
  }

  reset(): void {
    this.asked = [];
    this.filter.narrowTo(noFilter);
    this.listing.list.fit.choose(null);
  }

  showAll(): void {
    this.reset();
    this.listing.list.showAll();
  }

  get subtitle(): string {
    const { length } = this.technologies;
    if (length === 0) return texts.suggested;
    const named = this.technologies.slice(0, mostNamed).join(', ');
    return texts.suggestedBy(length > mostNamed ? texts.andMore(named, length - mostNamed) : named);
  }
}

const idsOf = (people: readonly Candidate[]) => people.map(({ id }) => id);

/** Comma-separated for the URL, with commas in names escaped. */
function writeChosen(technologies: readonly string[]): string {
  return technologies.map((technology) => technology.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');
}

function readChosen(text: string): readonly string[] {
  return text.split(',').map((technology) => technology.replaceAll('%2C', ',').replaceAll('%25', '%'));
}
