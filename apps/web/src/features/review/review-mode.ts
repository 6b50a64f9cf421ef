import type { StudentId } from '@glo/domain/shared/ids';
import type { Decision } from '@glo/domain/verdicts/verdict';
import { minutesLeft } from '@glo/domain/verdicts/review-queue';
import { makeAutoObservable, reaction } from 'mobx';
import type { ScreenShortcut } from '../../state/active-screen.ts';
import { actionKeys } from '../candidate-list/index.ts';
import type { OpenProfile } from '../open-profile/open-profile.ts';
import { pageKeys, type ProfilePager } from '../open-profile/profile-pager.ts';
import type { ProfileVerdict } from '../open-profile/verdict/profile-verdict.ts';
import type { ReviewHint } from './review-hint.ts';
import type { ReviewServices } from './review-services.ts';
import { texts } from './texts.ts';

/** One candidate of a review: a decision moves on at once. */
export class ReviewMode {
  readonly verdict: ProfileVerdict;
  readonly opened: OpenProfile;
  readonly #pager: ProfilePager;
  readonly #services: ReviewServices;
  readonly #startedAt = Date.now();

  constructor(opened: OpenProfile, verdict: ProfileVerdict, pager: ProfilePager, services: ReviewServices) {
    this.opened = opened;
    this.verdict = verdict;
    this.#pager = pager;
    this.#services = services;
    makeAutoObservable(this, { opened: false, verdict: false }, { autoBind: true });
  }

  /** Registers the keys, and follows an Undo by key or toast to its candidate. Returns the clean-up. */
  open(): () => void {
    const forgetKeys = this.#services.screen.register(this);
    const stopFollowing = reaction(
      () => this.verdict.history.undone,
      (students) => this.#returnTo(students),
    );
    return () => {
      forgetKeys();
      stopFollowing();
    };
  }

  get position(): { readonly position: number; readonly count: number } {
    return this.#pager.position ?? { position: 0, count: 0 };
  }

  get minutesLeft(): number {
    const { position, count } = this.position;
    return minutesLeft(count - position + 1, this.#services.paged.current?.pace ?? []);
  }

  /** Name of the queue's order, '' if it has none. */
  get order(): string {
    return this.#services.paged.current?.order ?? '';
  }

  get canGoBack(): boolean {
    return this.#pager.position?.previous !== null;
  }

  /** Decisions wait until the profile is in sight. */
  get canDecide(): boolean {
    return this.opened.profile !== null;
  }

  get hint(): ReviewHint {
    return this.#services.hint;
  }

  get keys(): readonly ScreenShortcut[] {
    const moves: readonly ScreenShortcut[] = [
      { keys: pageKeys.next, label: texts.skip, press: this.skip },
      { keys: pageKeys.previous, label: texts.back, press: this.back },
      { keys: ['z'], label: texts.undo, press: () => void this.undo() },
    ];
    if (this.opened.parts.profile.state === 'failed') return moves;
    return [
      ...actionKeys({
        shortlist: this.shortlist,
        unshortlist: this.removeFromShortlist,
        maybe: () => this.decide('maybe'),
        reject: () => this.decide('not-a-fit'),
        rejectWithReason: this.rejectWithReason,
      }),
      ...moves,
    ];
  }

  shortlist(): void {
    this.#ifMeant('shortlist', () => {
      if (this.opened.isShortlisted === true) this.#moveOn();
      else void this.opened.addToShortlist(() => this.#moveOn());
    });
  }

  /** Stays at the candidate, who can then be decided on again. */
  removeFromShortlist(): void {
    this.#ifMeant('remove', () => void this.opened.removeFromShortlist());
  }

  decide(decision: Decision): void {
    this.#ifMeant(decision, () => {
      if (this.verdict.decide({ decision }, true)) this.#moveOn();
    });
  }

  rejectWithReason(): void {
    this.#ifMeant('reason', () => void this.#rejectWithReason());
  }

  skip(): void {
    if (this.#pager.position?.next === null) this.#pager.showEnd();
    else this.#pager.page('next');
  }

  back(): void {
    this.#pager.page('previous');
  }

  /** After a reload, goes back by one and undoes that decision. A shortlisting stays, because the student may know of it. */
  async undo(): Promise<void> {
    const { previous = null } = this.#pager.position ?? {};
    if (!(await this.verdict.undoInReview(previous, this.#services.paged.startedAt))) this.back();
  }

  #returnTo(students: readonly StudentId[]): void {
    const [student] = students;
    if (student === undefined || student === this.opened.id) return;
    this.#include(students);
    this.#pager.goTo(student);
  }

  /** Candidates that were decided on before the review join it. */
  #include(students: readonly StudentId[]): void {
    const { paged } = this.#services;
    const others = students.filter((id) => paged.positionOf(id) === null);
    if (paged.current === null || others.length === 0) return;
    const ids = paged.current.ids.flatMap((id) => (id === this.opened.id ? [...others, id] : [id]));
    paged.start({ ...paged.current, ids });
  }

  async #rejectWithReason(): Promise<void> {
    if (await this.verdict.giveReason()) this.#moveOn();
  }

  #moveOn(): void {
    const { paged } = this.#services;
    paged.addPace((Date.now() - this.#startedAt) / 1000);
    this.hint.decided(paged.current?.pace?.length ?? 0);
    this.skip();
  }

  /** A press while the next profile opens is not meant for this one. */
  #ifMeant(act: string, callback: () => void): void {
    if (!this.#pager.isPaging) this.opened.ifLoaded(() => this.verdict.accepts(act) && callback());
  }
}
