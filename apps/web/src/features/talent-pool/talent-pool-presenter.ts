import type { Candidate } from '@glo/domain/candidates/candidate';
import { bestJobFit, shareOf } from '@glo/domain/talent-pool/job-fit';
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
import { candidatePath } from '../../navigation/addresses.ts';
import {
  type CandidateActions,
  type CandidateGroup,
  type CandidateList,
  CandidateLists,
  type FilterChip,
  type FoldersState,
  type ListSource,
  outsideJob,
  readListViewState,
  type TieBreaker,
} from '../people/people.ts';
import { filterCommands } from '../filter/filter-commands.ts';
import { type FilterableList, type FilterPanel, FilterPanels } from '../filter/filter-panel.ts';
import { SuggestedCandidates } from './suggested-candidates.ts';
import { texts } from './texts.ts';

/** Maximum number of technologies in the subtitle. */
const mostNamed = 5;

/** Maximum number of candidates per group. */
const mostInGroup = 4;

@injectable()
export class TalentPoolPresenter implements FilterableList {
  urlTechnologies: readonly string[] = [];
  readonly panel: FilterPanel;
  readonly #suggested: SuggestedCandidates;
  readonly #lists: CandidateLists;
  readonly #navigator: Navigator;
  #list: CandidateList | null = null;

  constructor(suggested: SuggestedCandidates, lists: CandidateLists, panels: FilterPanels, navigator: Navigator) {
    this.#navigator = navigator;
    this.#suggested = suggested;
    this.#lists = lists;
    this.panel = panels.create(this);
    makeAutoObservable(this, { urlTechnologies: observableRef, list: false, panel: false }, { autoBind: true });
  }

  /** Created lazily, because a constructor must not start requests. */
  get list(): CandidateList {
    return (this.#list ??= this.#lists.create(poolSource(this, this.#lists.services.folders)));
  }

  activate(visit: Visit): () => void {
    void this.#suggested.read();
    this.revisit(visit);
    const stops = [this.list.writeUrl(), this.panel.start()];
    return () => {
      for (const stop of stops) stop();
      this.actions.close();
      this.pool.request.cancel();
    };
  }

  revisit({ query }: Visit): void {
    this.urlTechnologies = readChosen(query.get('technology') ?? '');
    this.panel.follow(query);
    this.list.restore(readListViewState(query));
  }

  get query(): URLSearchParams {
    const technology = writeChosen(this.technologiesChosen);
    return this.panel.writeTo(new URLSearchParams(technology === '' ? {} : { technology }));
  }

  get actions(): CandidateActions {
    return this.#lists.services.actions;
  }

  get pool() {
    return this.#suggested.pool;
  }

  get technologies(): readonly string[] {
    return this.pool.value?.technologies ?? this.#suggested.technologiesAtSignIn;
  }

  get all(): readonly Candidate[] {
    return this.pool.value?.candidates ?? [];
  }

  get unfiltered(): readonly Candidate[] | null {
    return this.pool.value && this.all;
  }

  /** Candidates with a chosen technology. */
  get chosen(): readonly Candidate[] {
    return withTechnologies(this.all, this.technologiesChosen);
  }

  get filtered(): readonly Candidate[] {
    return this.panel.filter.pass(this.chosen);
  }

  get commands(): readonly ScreenCommand[] {
    return filterCommands(this.panel);
  }

  get chips(): readonly FilterChip[] {
    const chosen = this.technologiesChosen.map((technology) => ({
      label: technology,
      remove: () => this.toggle(technology),
    }));
    return [...chosen, ...this.panel.filter.chips];
  }

  /** Sorted by count, ties in the company's order. */
  get #ordered(): readonly TechnologyGroup[] {
    return technologyGroups(this.technologies, this.all).toSorted((one, other) => other.count - one.count);
  }

  /** Counts after narrowing. `most` is the count of the longest bar. */
  get groups(): { readonly all: readonly TechnologyGroup[]; readonly most: number } {
    const ordered = this.#ordered;
    const names = ordered.map(({ technology }) => technology);
    return { all: technologyGroups(names, this.chosen), most: Math.max(1, ordered[0]?.count ?? 0) };
  }

  get technologiesChosen(): readonly string[] {
    return this.#ordered
      .map(({ technology }) => technology)
      .filter((technology) => this.urlTechnologies.includes(technology));
  }

  /** Orders candidates with the same fit by how well they fit one of the recruiter's jobs. */
  get tieBreaker(): TieBreaker {
    const fitOf = bestJobFit(this.pool.value?.jobs ?? []);
    return {
      rank: (candidate) => shareOf(fitOf(candidate)),
      text: (candidate) => {
        const fit = fitOf(candidate);
        return fit === null ? '' : texts.fits(fit);
      },
    };
  }

  /** Grouped until a technology is chosen. A single group would only repeat the list. */
  samples(people: readonly Candidate[]): readonly CandidateGroup[] | null {
    if (this.technologiesChosen.length > 0) return null;
    // Uses the order of the bars, which is independent of the filter.
    const technologies = this.#ordered.map(({ technology }) => technology);
    const counted = technologyGroups(technologies, this.panel.filter.pass(this.all));
    const samples = technologySamples(counted, people, mostInGroup).map((sample) => ({
      title: sample.technology,
      people: sample.people,
      ...(sample.count > sample.people.length && {
        all: { count: sample.count, view: () => this.#viewAll(sample.technology) },
      }),
    }));
    const rest = withoutTechnologies(people, this.technologies);
    const groups = rest.length > 0 ? [...samples, { title: texts.others, people: rest }] : samples;
    return groups.length > 1 ? groups : null;
  }

  /** A history entry: Back returns to the groups. */
  #viewAll(technology: string): void {
    const [path = '', query] = this.list.href.split('?');
    const narrowed = new URLSearchParams(query);
    narrowed.set('technology', writeChosen([technology]));
    this.#navigator.navigate(`${path}?${narrowed}`);
  }

  toggle(technology: string): void {
    const { technologiesChosen: chosen } = this;
    this.urlTechnologies = chosen.includes(technology)
      ? chosen.filter((one) => one !== technology)
      : [...chosen, technology];
  }

  reset(): void {
    this.urlTechnologies = [];
  }

  get subtitle(): string {
    const { length } = this.technologies;
    if (length === 0) return texts.suggested;
    const named = this.technologies.slice(0, mostNamed).join(', ');
    return texts.suggestedBy(length > mostNamed ? texts.andMore(named, length - mostNamed) : named);
  }
}

function poolSource(screen: TalentPoolPresenter, folders: FoldersState): ListSource {
  return {
    ...outsideJob,
    label: texts.title,
    fileName: texts.title,
    path: paths.talentPool,
    get query() {
      return screen.query;
    },
    get candidates() {
      return screen.filtered;
    },
    get unfiltered() {
      return screen.all;
    },
    get wanted() {
      return screen.technologies;
    },
    get chips() {
      return screen.chips;
    },
    get isFiltering() {
      return screen.panel.filter.isPending;
    },
    get filteredSkills() {
      return screen.panel.filter.filter.skills;
    },
    clearFilter: () => screen.panel.clearFilter(),
    get tieBreaker() {
      return screen.tieBreaker;
    },
    groups: (candidates) => screen.samples(candidates),
    marksOf: (student) => folders.marksOf(student),
    profileHref: (student) => candidatePath(student),
  };
}

/** Comma-separated for the URL. Commas in names are escaped. */
function writeChosen(technologies: readonly string[]): string {
  return technologies.map((technology) => technology.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');
}

function readChosen(text: string): readonly string[] {
  return text.split(',').map((technology) => technology.replaceAll('%2C', ',').replaceAll('%25', '%'));
}
