import type { Candidate } from '@glo/domain/candidates/candidate';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable, reaction } from 'mobx';
import type { Navigator } from '../../../navigation/navigator.ts';
import { candidatePath } from '../../../navigation/addresses.ts';
import type { FoldersState } from '../folders-state.ts';
import type { CandidateActions } from '../actions/candidate-actions.ts';
import type { BulkAct } from './bulk-run.ts';
import type { CandidateList, ListOf } from './candidate-list.ts';
import type { CandidateLists } from './candidate-lists.ts';
import { readListPlace, withListPlace } from './list-place.ts';

/** What a screen tells of its list. What it reads is watched. */
export interface OutsideJob {
  /** What is in it: 'Search Result'. */
  readonly label: string;
  /** The screen's path. */
  readonly path: string;
  /** What its address says besides how the list stands. */
  query?(): URLSearchParams;
  candidates(): readonly Candidate[];
  /** The skills that are looked for; marked on the cards. */
  wanted(): readonly string[];
  /** The name of the exported file, without its ending. */
  fileName(): string;
  /** Who is new since somebody looked last. */
  isNew?(student: StudentId): boolean;
  /** Who comes first, whatever the order; null: nobody. */
  first?(): ((candidate: Candidate) => boolean) | null;
  /** A choice of the screen that its address keeps, too; '' is the usual one. */
  readonly choice?: { readonly key: string; read(): string; restore(value: string): void };
}

interface Services {
  readonly lists: CandidateLists;
  readonly actions: CandidateActions;
  readonly folders: FoldersState;
  readonly navigator: Navigator;
  readonly copyingEmails: () => BulkAct;
}

/** A list of candidates outside any job: its address says how it stands, and Shortlist means folders (decision 45). */
export class ListOutsideJob {
  readonly list: CandidateList;
  readonly actions: CandidateActions;
  readonly #of: OutsideJob;
  readonly #services: Services;

  constructor(of: OutsideJob, services: Services) {
    this.#of = of;
    this.#services = services;
    this.actions = services.actions;
    this.list = services.lists.list(this.#listOf());
    makeAutoObservable(this, { list: false, actions: false }, { autoBind: true });
  }

  /** Stands as the address says, and keeps the address as it stands from then on; answers with the clean-up. */
  start(query: URLSearchParams): () => void {
    this.#services.folders.open();
    this.follow(query);
    const stop = reaction(
      () => this.href,
      (href) => this.#services.navigator.standAt(href),
    );
    return () => {
      stop();
      this.actions.close();
    };
  }

  /** Stands as the address says. */
  follow(query: URLSearchParams): void {
    const { choice } = this.#of;
    choice?.restore(query.get(choice.key) ?? '');
    this.list.restore(readListPlace(query));
  }

  /** The address as the list stands. */
  get href(): string {
    const { order, words } = this.list;
    return this.#hrefWith(this.#of.choice?.read() ?? '', { order, typed: words });
  }

  addTickedToFolder(): void {
    this.actions.addTickedToFolder(this.list);
  }

  /** Copies the e-mail addresses of all that are ticked. */
  copyEmails(): void {
    void this.list.begin(this.#services.copyingEmails());
  }

  #hrefWith(chosen: string, place: ReturnType<typeof readListPlace>): string {
    const { path, choice } = this.#of;
    const query = this.#of.query?.() ?? new URLSearchParams();
    if (choice !== undefined && chosen !== '') query.set(choice.key, chosen);
    return withListPlace(path, query, place);
  }

  #listOf(): ListOf {
    const { folders, actions } = this.#services;
    const of = this.#of;
    return {
      label: of.label,
      candidates: () => of.candidates(),
      facts: (student) => ({
        shortlisted: folders.isIn(student),
        folders: folders.namesOf(student),
        isNew: of.isNew?.(student) ?? false,
      }),
      href: () => this.href,
      profileHref: (student) => candidatePath(student),
      get wanted() {
        return of.wanted();
      },
      get fileName() {
        return of.fileName();
      },
      ...(of.first && { first: of.first }),
      shortlist: {
        of: ({ id }) => ({ state: folders.isIn(id) ? 'shortlisted' : 'shortlist', busy: false }),
        press: (candidate) => actions.addToFolder(candidate),
      },
      open: (candidate) =>
        actions.open(candidate, { profileHref: candidatePath(candidate.id), onFollow: () => this.list.review() }),
    };
  }
}
