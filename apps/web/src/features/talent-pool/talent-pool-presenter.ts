import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import type { Visit } from '../../navigation/navigator.ts';
import { paths } from '../../navigation/paths.ts';
import type { OutsideJobList } from '../candidates/list/outside-job-list.ts';
import { CandidateLists } from '../candidates/list/candidate-lists.ts';
import { SuggestedCandidates } from './suggested-candidates.ts';
import { texts } from './texts.ts';

/** How many technologies are named; the others are counted. */
const mostNamed = 5;

/** The talent pool (specification 2, section 2): candidates suggested to the company, as a list to work on. */
@injectable()
export class TalentPoolPresenter {
  readonly #suggested: SuggestedCandidates;
  readonly #lists: CandidateLists;
  #listing: OutsideJobList | null = null;

  constructor(suggested: SuggestedCandidates, lists: CandidateLists) {
    this.#suggested = suggested;
    this.#lists = lists;
    makeAutoObservable(this, { listing: false }, { autoBind: true });
  }

  /** Made when it is first looked at: being made, a presenter starts nothing. */
  get listing(): OutsideJobList {
    return (this.#listing ??= this.#lists.outsideJob({
      label: texts.title,
      path: paths.talentPool,
      candidates: () => this.pool.value?.candidates ?? [],
      wanted: () => this.technologies,
      fileName: () => texts.title,
    }));
  }

  activate({ query }: Visit): () => void {
    void this.#suggested.read();
    const close = this.listing.start(query);
    return () => {
      close();
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

  /** What the suggestions go by: 'Python, SQL and 3 more'. */
  get subtitle(): string {
    const { length } = this.technologies;
    if (length === 0) return texts.suggested;
    const named = this.technologies.slice(0, mostNamed).join(', ');
    return texts.suggestedBy(length > mostNamed ? texts.andMore(named, length - mostNamed) : named);
  }
}
