import type { Candidate } from '@glo/domain/candidates/candidate';
import { distinctTechnologies, technologyCounts, withTechnologies } from '@glo/domain/talent-pool/technologies';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Visit } from '../../navigation/navigator.ts';
import { paths } from '../../navigation/paths.ts';
import type { ScreenCommand } from '../../state/active-screen.ts';
import { SessionState } from '../../state/session-state.ts';
import { candidatePath } from '../../navigation/addresses.ts';
import {
  addToFolder,
  type CandidateActions,
  type CandidateList,
  CandidateLists,
  commandsOutsideJob,
  type FoldersState,
  type ListSource,
  readListViewState,
} from '../candidate-list/index.ts';
import { filterCommands } from '../filter/filter-commands.ts';
import { type FilterableList, type FilterPanel, FilterPanels } from '../filter/filter-panel.ts';
import { texts } from './texts.ts';

@injectable()
export class TalentPoolPresenter implements FilterableList {
  urlTechnologies: readonly string[] = [];
  readonly panel: FilterPanel;
  readonly #session: SessionState;
  readonly #lists: CandidateLists;
  #list: CandidateList | null = null;

  constructor(session: SessionState, lists: CandidateLists, panels: FilterPanels) {
    this.#session = session;
    this.#lists = lists;
    this.panel = panels.create(this);
    makeAutoObservable(this, { urlTechnologies: observableRef, list: false, panel: false }, { autoBind: true });
  }

  /** Created lazily, because a constructor must not start requests. */
  get list(): CandidateList {
    return (this.#list ??= this.#lists.create(poolSource(this, this.#lists.services.knowledge.folders)));
  }

  activate(visit: Visit): () => void {
    this.revisit(visit);
    const { folders } = this.#lists.services.knowledge;
    const stops = [this.pool.open(), folders.open(), this.list.writeUrl(), this.panel.start()];
    return () => {
      for (const stop of stops) stop();
      this.actions.close();
    };
  }

  revisit({ query }: Visit): void {
    this.urlTechnologies = query.getAll('technology');
    this.panel.follow(query);
    this.list.restore(readListViewState(query));
  }

  get actions(): CandidateActions {
    return this.#lists.services.actions;
  }

  get pool() {
    return this.#lists.services.knowledge.store.talentPool;
  }

  get technologies(): readonly string[] {
    return distinctTechnologies(
      this.pool.value?.technologies ?? this.#session.current?.recruiter?.company?.technologies ?? [],
    );
  }

  get all(): readonly Candidate[] {
    return this.pool.value?.candidates ?? [];
  }

  get unfiltered(): readonly Candidate[] | null {
    return this.pool.value && this.all;
  }

  get chosen(): readonly Candidate[] {
    return withTechnologies(this.all, this.technologiesChosen);
  }

  get filtered(): readonly Candidate[] {
    return this.panel.filter.pass(this.chosen);
  }

  get commands(): readonly ScreenCommand[] {
    return filterCommands(this.panel.openFilter, this.list);
  }

  /** Among the candidates that pass the filter and know all chosen technologies. `null` while unknown. */
  get counts(): ReadonlyMap<string, number> | null {
    const isUnknown = this.pool.value === null || this.panel.filter.isPending;
    return isUnknown ? null : technologyCounts(this.technologies, this.filtered);
  }

  get technologiesChosen(): readonly string[] {
    return this.technologies.filter((technology) => this.urlTechnologies.includes(technology));
  }

  choose(technologies: readonly string[]): void {
    this.urlTechnologies = technologies;
  }
}

function poolSource(screen: TalentPoolPresenter, folders: FoldersState): ListSource {
  return {
    get shortlist() {
      return addToFolder(screen.list, 'shortlist');
    },
    get commands() {
      return commandsOutsideJob(screen.list);
    },
    label: texts.title,
    fileName: texts.title,
    path: paths.talentPool,
    get query() {
      const chosen = screen.technologiesChosen.map((technology) => ['technology', technology]);
      return screen.panel.writeTo(new URLSearchParams(chosen));
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
    filter: screen.panel.filter,
    get canReset() {
      return screen.technologiesChosen.length > 0;
    },
    reset: () => screen.choose([]),
    marksOf: (student) => folders.marksOf(student),
    profileHref: (student) => candidatePath(student),
  };
}
