import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import { Clipboard, phoneCopied, profileEmailCopied } from '@glo/domain/candidates/clipboard';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, when } from 'mobx';
import { Navigator } from '../../navigation/navigator.ts';
import { candidatePath, connectPath } from '../../navigation/addresses.ts';
import { paths } from '../../navigation/paths.ts';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { Notices } from '../../state/notices.ts';
import type { JobShortlist } from '../shortlist/job-shortlist.ts';
import { CandidateActions, FoldersState, peopleTexts as shared } from '../people/people.ts';
import type { ProfileOrigin } from './profile-origin.ts';
import type { ProfileParts } from './profile-parts.ts';
import { texts } from './texts.ts';

interface OpenProfile {
  readonly parts: ProfileParts;
  readonly origin: ProfileOrigin | null;
  readonly tab: string | null;
}

@injectable('Transient')
export class ProfileActions {
  open: OpenProfile | null = null;
  readonly actions: CandidateActions;
  readonly #folders: FoldersState;
  readonly #clipboard: Clipboard;
  readonly #navigator: Navigator;
  readonly #notices: Notices;
  readonly #blind: BlindReview;
  #stopWaiting: (() => void) | null = null;

  constructor(
    actions: CandidateActions,
    folders: FoldersState,
    clipboard: Clipboard,
    navigator: Navigator,
    notices: Notices,
    blind: BlindReview,
  ) {
    this.#blind = blind;
    this.actions = actions;
    this.#folders = folders;
    this.#clipboard = clipboard;
    this.#navigator = navigator;
    this.#notices = notices;
    makeAutoObservable(this, { open: observableRef, actions: false }, { autoBind: true });
  }

  begin(open: OpenProfile): void {
    this.open = open;
    this.#folders.open();
  }

  end(): void {
    if (this.#stopWaiting !== null) this.#notices.toast(texts.tooEarly, 'warning');
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    this.#folders.leave();
  }

  /** A colleague's job, whose shortlist is only read: folders are offered instead. */
  get isReadOnly(): boolean {
    return this.open?.origin?.isColleagues ?? false;
  }

  soon(act: () => void): void {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    if (this.profile !== null) return act();
    this.#stopWaiting = when(
      () => this.profile !== null,
      () => {
        this.#stopWaiting = null;
        act();
      },
    );
  }

  get folders(): readonly string[] {
    const student = this.open?.parts.student;
    return student === undefined ? [] : this.#folders.namesOf(student);
  }

  get isShortlisted(): boolean | null {
    const { profile } = this;
    if (profile === null || this.open === null) return null;
    const shortlist = this.#shortlist;
    if (shortlist === null) return this.#folders.isIn(profile.id);
    return shortlist.list.state === 'loading' ? null : shortlist.ids.has(profile.id);
  }

  get isShortlisting(): boolean {
    return this.profile !== null && this.#shortlist?.busy.has(this.profile.id) === true;
  }

  get canTakeBack(): boolean {
    return this.isShortlisted === true && !this.isShortlisting && this.#shortlist !== null;
  }

  async toggleShortlist(): Promise<void> {
    const { candidate } = this;
    if (candidate === null) return;
    const shortlist = this.#shortlist;
    if (shortlist !== null) await shortlist.toggle(candidate);
    else this.actions.addToFolder(candidate);
  }

  get isHidden(): boolean {
    return this.open !== null && this.#blind.isHidden(this.open.parts.student);
  }

  reveal(): void {
    if (this.open !== null) this.#blind.reveal(this.open.parts.student);
  }

  addToFolder(): void {
    if (this.candidate !== null) this.actions.addToFolder(this.candidate);
  }

  connect(): void {
    if (this.profile === null) return;
    this.#navigator.go(connectPath(this.#address), { state: { email: this.profile.email } });
  }

  report(): void {
    if (this.profile === null) return;
    const { id, name } = this.profile;
    this.#navigator.go(paths.reportUser, { state: { id, name, from: this.#address } });
  }

  async copyPhone(): Promise<void> {
    await this.#copy(this.profile?.mobileNumber, phoneCopied);
  }

  async copyEmail(): Promise<void> {
    await this.#copy(this.profile?.email, profileEmailCopied);
  }

  get profile(): CandidateProfile | null {
    return this.open?.parts.profile.value ?? null;
  }

  get candidate(): Candidate | null {
    if (this.profile === null) return null;
    const { masks } = this.#blind;
    const { id, name, skills, profilePicture } = masks.original(this.profile);
    const score = this.open?.parts.gloPoints.value?.score ?? null;
    return masks.person<Candidate>({ id, name, skills, profilePicture, score, scoreKind: 'points' });
  }

  get #shortlist(): JobShortlist | null {
    return this.isReadOnly ? null : (this.open?.origin?.shortlist ?? null);
  }

  get #address(): string {
    const { profile, open } = this;
    return candidatePath(profile?.id ?? '', open?.origin?.id, open?.tab ?? undefined);
  }

  async #copy(text: string | undefined, done: string): Promise<void> {
    if (!text) return;
    if (await this.#clipboard.copy(text)) this.#notices.copied(done);
    else this.#notices.toast(shared.notCopied, 'warning');
  }
}
