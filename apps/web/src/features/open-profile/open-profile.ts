import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import { phoneCopied, profileEmailCopied } from '@glo/domain/candidates/clipboard';
import { nameOf } from '@glo/domain/candidates/identity';
import { toldNoAt } from '@glo/domain/contact/contacts';
import { answerText } from '@glo/domain/hand-over/answers';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable } from 'mobx';
import { candidatePath, connectPath } from '../../navigation/addresses.ts';
import { paths } from '../../navigation/paths.ts';
import { type Judgment, judgmentOf, undecided } from '../../state/verdicts/judgment.ts';
import { texts as verdictTexts } from '../../state/verdicts/texts.ts';
import type { JobShortlist } from '../shortlist/job-shortlist.ts';
import { type CandidateActions, definitions, type RunOne } from '../candidate-list/index.ts';
import { CandidateRecords } from './candidate-records.ts';
import type { ProfileOrigin } from './profile-origin.ts';
import type { ProfileParts } from './profile-parts.ts';
import type { ProfileServices } from './profile-services.ts';
import { texts } from './texts.ts';

interface OpenedFrom {
  readonly parts: ProfileParts;
  readonly origin: ProfileOrigin | null;
  /** Tab of the job. */
  readonly tab: string | null;
  readonly dialog: CandidateActions;
  readonly isQuiet: boolean;
}

/** A candidate on the profile screen or in a comparison, with the actions on the candidate. */
export class OpenProfile {
  readonly id: StudentId;
  readonly parts: ProfileParts;
  readonly records: CandidateRecords;
  readonly #from: OpenedFrom;
  readonly #services: ProfileServices;
  readonly #stops: readonly (() => void)[];
  /** The recruiter acted on the candidate, so the profile counts as viewed (decision 70). */
  hasActed = false;

  constructor(from: OpenedFrom, services: ProfileServices) {
    this.id = from.parts.student;
    this.parts = from.parts;
    this.#from = from;
    this.#services = services;
    this.records = new CandidateRecords(this.id, services.records);
    services.history.open();
    this.#stops = [services.folders.open(), ...from.parts.all.map((resource) => resource.open(from.isQuiet))];
    makeAutoObservable(this, { id: false, parts: false, records: false }, { autoBind: true });
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  /** A colleague's job: folders replace its shortlist. */
  get isReadOnly(): boolean {
    return this.#from.origin?.isColleagues ?? false;
  }

  /** Runs the action of a key. Before the profile is in sight, only says that nothing was done. */
  ifLoaded(callback: () => void): void {
    if (this.profile !== null) callback();
    else this.#services.notices.showToast(texts.tooEarly, 'warning', texts.tooEarly);
  }

  /** Answers of hiring managers on the job. Outside a job, their answers on folders and other lists. */
  get answers(): readonly string[] {
    const { profile } = this;
    const { records, blind } = this.#services;
    const job = this.#from.origin?.id;
    const isShown = (list: string) => (job === undefined ? !list.startsWith('job:') : list === `job:${job}`);
    return profile === null
      ? []
      : records.mine.answers
          .filter(({ list, student }) => student === this.id && isShown(list))
          .map((one) => answerText({ ...one, reason: blind.textAbout(profile, one.reason) }));
  }

  /** On the recruiter's own job. */
  get judgment(): Judgment {
    const { profile, isReadOnly } = this;
    if (profile === null || isReadOnly) return undecided;
    return judgmentOf(profile, this.#from.origin?.sources, this.#services.blind);
  }

  /** 'Told no on Nov 28', for the job that the profile was opened from. '' if the candidate was not told. */
  get toldNo(): string {
    const { origin } = this.#from;
    return verdictTexts.toldNo(origin && toldNoAt(this.#services.records.mine.contacted, this.id, origin.id));
  }

  /** '' if the recruiter's other jobs know nothing of the candidate. */
  get history(): string {
    return this.#services.history.lineOf(this.id, this.#from.origin?.id ?? null);
  }

  get folders(): readonly string[] {
    return this.#services.folders.namesOf(this.id);
  }

  /** `null` while unknown. */
  get isShortlisted(): boolean | null {
    if (this.profile === null) return null;
    const shortlist = this.#shortlist;
    if (shortlist === null) return this.#services.folders.isIn(this.id);
    return shortlist.list.state === 'loading' ? null : shortlist.ids.has(this.id);
  }

  get isShortlisting(): boolean {
    return this.profile !== null && this.#shortlist?.busy.has(this.id) === true;
  }

  get canRemove(): boolean {
    return this.isShortlisted === true && !this.isShortlisting && this.#shortlist !== null;
  }

  /** The button. Without a job it opens the folders. */
  async toggleShortlist(): Promise<void> {
    await this.#changeShortlist((shortlist, candidate) => shortlist.toggle(candidate));
  }

  /** `onConfirmed` runs before the response, once the recruiter has answered a question about the candidate. */
  async addToShortlist(onConfirmed: () => void = () => undefined): Promise<void> {
    await this.#changeShortlist((shortlist, candidate) => shortlist.add(candidate, { onConfirmed }));
  }

  async removeFromShortlist(): Promise<void> {
    await this.#changeShortlist((shortlist, candidate) => shortlist.remove(candidate));
  }

  async #changeShortlist(change: (shortlist: JobShortlist, candidate: Candidate) => Promise<unknown>): Promise<void> {
    const { candidate } = this;
    const shortlist = this.#shortlist;
    if (candidate === null || shortlist === null) return this.addToFolder();
    this.hasActed = true;
    await change(shortlist, candidate);
  }

  get isHidden(): boolean {
    return this.#services.blind.isHidden(this.id);
  }

  reveal(): void {
    this.#services.blind.reveal(this.id);
  }

  /** Runs an action that is the same in each home. */
  act(run: RunOne): void {
    if (this.candidate === null) return;
    this.hasActed = true;
    run(this.candidate, { dialog: this.#from.dialog, job: this.#from.origin?.id ?? null });
  }

  addToFolder(): void {
    this.act(definitions.addToFolder.runOne);
  }

  connect(): void {
    if (this.profile === null) return;
    this.hasActed = true;
    this.#services.navigator.navigate(connectPath(this.href), { state: { email: this.profile.email } });
  }

  report(): void {
    if (this.profile === null) return;
    const { id } = this.profile;
    const name = nameOf(this.profile);
    this.hasActed = true;
    this.#services.navigator.navigate(paths.reportUser, { state: { id, name, from: this.href } });
  }

  async copyPhone(): Promise<void> {
    this.hasActed = true;
    await this.#from.dialog.copy(this.profile?.mobileNumber, phoneCopied);
  }

  async copyEmail(): Promise<void> {
    this.hasActed = true;
    await this.#from.dialog.copy(this.profile?.email, profileEmailCopied);
  }

  get profile(): CandidateProfile | null {
    return this.parts.profile.value;
  }

  get candidate(): Candidate | null {
    if (this.profile === null) return null;
    const { masks } = this.#services.blind;
    const { id, name, skills, profilePicture } = masks.original(this.profile);
    const score = this.parts.gloPoints.value?.score ?? null;
    return masks.person<Candidate>({ id, name, skills, profilePicture, score, scoreKind: 'points' });
  }

  get href(): string {
    return candidatePath(this.id, this.#from.origin?.id, this.#from.tab ?? undefined);
  }

  get #shortlist(): JobShortlist | null {
    return this.isReadOnly ? null : (this.#from.origin?.shortlist ?? null);
  }
}
