import type { Candidate } from '@glo/domain/candidates/candidate';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable, reaction } from 'mobx';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import type { Navigator } from '../../../navigation/navigator.ts';
import { candidatePath } from '../../../navigation/addresses.ts';
import type { CandidateActions } from '../actions/candidate-actions.ts';
import type { FoldersState } from '../folders-state.ts';
import type { CandidateList } from './candidate-list.ts';
import type {
  CandidateGroup,
  CandidateListActions,
  CandidateListMarks,
  CandidateListParts,
  CandidateListSource,
  FilterChip,
} from './candidate-list-parts.ts';
import { readListViewState, withListViewState } from './list-view-state.ts';

export interface OutsideJob {
  readonly label: string;
  readonly path: string;
  query?(): URLSearchParams;
  candidates(): readonly Candidate[];
  unfiltered?(): readonly Candidate[];
  chips?(): readonly FilterChip[];
  isFiltering?(): boolean;
  commands?(): readonly ScreenCommand[];
  wanted(): readonly string[];
  fileName(): string;
  groups?(people: readonly Candidate[]): readonly CandidateGroup[] | null;
  readonly tieBreaker?: CandidateListMarks['tieBreaker'];
  isNew?(student: StudentId): boolean;
  /** Which candidates come first, whatever the order; null: none. */
  first?(): ((candidate: Candidate) => boolean) | null;
  readonly choices?: readonly AddressedChoice[];
}

/** '' is the usual one, and not in the address. */
interface AddressedChoice {
  readonly key: string;
  readonly read: () => string;
  readonly restore: (value: string) => void;
}

interface Lists {
  readonly actions: CandidateActions;
  readonly folders: FoldersState;
  list(parts: CandidateListParts): CandidateList;
}

export class OutsideJobList implements CandidateListSource {
  readonly label: string;
  readonly list: CandidateList;
  readonly actions: CandidateActions;
  readonly #of: OutsideJob;
  readonly #folders: FoldersState;
  readonly #navigator: Navigator;

  constructor(of: OutsideJob, lists: Lists, navigator: Navigator) {
    this.label = of.label;
    this.#of = of;
    this.actions = lists.actions;
    this.#folders = lists.folders;
    this.#navigator = navigator;
    makeAutoObservable(this, { label: false, list: false, actions: false, groups: false }, { autoBind: true });
    this.list = lists.list({ source: this, marks: this.#marks(), actions: this.#cardActions() });
  }

  start(query: URLSearchParams): () => void {
    this.#folders.open();
    this.follow(query);
    const stop = reaction(
      () => this.href,
      (href) => this.#navigator.replaceUrl(href),
    );
    return () => {
      stop();
      this.actions.close();
    };
  }

  follow(query: URLSearchParams): void {
    for (const { key, restore } of this.#of.choices ?? []) restore(query.get(key) ?? '');
    this.list.restore(readListViewState(query));
  }

  get href(): string {
    const { path, choices = [] } = this.#of;
    const query = new URLSearchParams(this.#of.query?.());
    for (const { key, read } of choices) if (read() !== '') query.set(key, read());
    return withListViewState(path, query, this.list.place);
  }

  get fileName(): string {
    return this.#of.fileName();
  }

  get candidates(): readonly Candidate[] {
    return this.#of.candidates();
  }

  get unfiltered(): readonly Candidate[] {
    return this.#of.unfiltered?.() ?? this.candidates;
  }

  get chips(): readonly FilterChip[] | undefined {
    return this.#of.chips?.();
  }

  get commands(): readonly ScreenCommand[] | undefined {
    return this.#of.commands?.();
  }

  groups(people: readonly Candidate[]): readonly CandidateGroup[] | null {
    return this.#of.groups?.(people) ?? null;
  }

  get isFiltering(): boolean {
    return this.#of.isFiltering?.() ?? false;
  }

  get isFirst() {
    return this.#of.first?.() ?? null;
  }

  #marks(): CandidateListMarks {
    const of = this.#of;
    const folders = this.#folders;
    return {
      get wanted() {
        return of.wanted();
      },
      ...(of.tieBreaker && { tieBreaker: of.tieBreaker }),
      of: (student) => ({
        ...folders.marksOf(student),
        isNew: of.isNew?.(student) ?? false,
      }),
    };
  }

  #cardActions(): CandidateListActions {
    return {
      profileHref: (student) => candidatePath(student),
      shortlist: this.actions.addToFolder,
      shortlistSelected: () => this.list.forSelected.addToFolder(),
    };
  }
}
