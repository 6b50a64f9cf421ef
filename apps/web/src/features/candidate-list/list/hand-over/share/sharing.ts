import { nameOf } from '@glo/domain/candidates/identity';
import type { Session } from '@glo/domain/account/session';
import type { Candidate } from '@glo/domain/candidates/candidate';
import { inOrder } from '@glo/domain/candidates/candidate-order';
import { fileNameOf } from '@glo/domain/candidates/downloads';
import { shareFile, type SharedPerson, sharedTitle } from '@glo/domain/hand-over/share-file';
import { mostShared } from '@glo/domain/hand-over/answers';
import { longDate } from '@glo/domain/shared/dates';
import { makeAutoObservable, runInAction } from 'mobx';
import { withWait } from '../../../bulk/with-wait.ts';
import { readPatiently } from '../patient-reads.ts';
import type { HandOverServices } from '../hand-over-services.ts';
import { fitIn, type RowList, titleOf } from '../listed-rows.ts';
import { texts } from '../texts.ts';

type Choice = 'withNotes' | 'withContact' | 'chosenHidden';

/** Returns `null` after a message if there are too many candidates for one file. */
export function beginSharing(
  candidates: readonly Candidate[],
  list: RowList,
  services: HandOverServices,
): Sharing | null {
  if (candidates.length <= mostShared) return new Sharing(candidates, list, services);
  services.notices.showToast(texts.share.most(mostShared), 'warning', 'hand-over');
  return null;
}

/** The dialog that makes a file for a hiring manager. */
export class Sharing {
  isOpen = true;
  isRunning = false;
  done = 0;
  withNotes = false;
  withContact = false;
  chosenHidden = false;
  /** Best fit first, or as listed where nothing is asked for. */
  readonly candidates: readonly Candidate[];
  readonly #list: RowList;
  readonly #services: HandOverServices;
  #canceling = new AbortController();

  constructor(candidates: readonly Candidate[], list: RowList, services: HandOverServices) {
    const { names, of } = list.fit;
    const fit = (candidate: Candidate) => of(candidate).met.length;
    this.candidates = names.length === 0 ? candidates : inOrder(candidates, 'fit', { fit, isViewed: () => false });
    this.#list = list;
    this.#services = services;
    makeAutoObservable(this, { candidates: false }, { autoBind: true });
  }

  /** Blind review hides names in any case. */
  get isBlind(): boolean {
    return this.#services.knowledge.blind.isOn;
  }

  get hidesNames(): boolean {
    return this.isBlind || this.chosenHidden;
  }

  /** False while names are hidden, because contact details tell them. */
  get includesContact(): boolean {
    return this.withContact && !this.hidesNames;
  }

  get text(): string {
    return withWait(texts.share.progress(this.done, this.candidates.length), this.#services.knowledge.store.background);
  }

  choose(choice: Choice, isOn: boolean): void {
    this[choice] = isOn;
  }

  close(): void {
    this.cancel();
    this.isOpen = false;
  }

  cancel(): void {
    this.#canceling.abort();
  }

  async create(): Promise<void> {
    const session = this.#services.session.current;
    if (this.isRunning || session === null) return;
    const { signal } = (this.#canceling = new AbortController());
    this.isRunning = true;
    this.done = 0;
    const one = async (candidate: Candidate) => {
      const person = await this.#person(candidate, signal);
      runInAction(() => (this.done += 1));
      return person;
    };
    const people = await Promise.all(this.candidates.map(one));
    runInAction(() => (this.isRunning = false));
    if (!signal.aborted) this.#save(people, session);
  }

  async #person(candidate: Candidate, signal: AbortSignal): Promise<SharedPerson> {
    const { knowledge, records } = this.#services;
    const { store } = knowledge;
    const { masks } = knowledge.blind;
    const { id } = candidate;
    const profile = await readPatiently(store.background, () => store.profile(id).read(), signal);
    const works = await readPatiently(store.background, () => store.proofOfWork(id).read(), signal);
    const original = masks.original(candidate);
    const fit = fitIn(this.#list, candidate);
    const note = records.noteOn(id);
    const whole = profile && masks.original(profile);
    const { skills } = original;
    const name = nameOf(original);
    return { id, name, alias: masks.aliasOf(id), skills, fit, note, profile: whole, works };
  }

  #save(people: readonly SharedPerson[], { accountId, recruiter }: Session): void {
    const { source } = this.#list;
    const { downloads, notices } = this.#services;
    const { withNotes, withContact, hidesNames } = this;
    const date = longDate(new Date());
    const title = titleOf(source, date);
    const options = {
      title,
      job: source.jobTitle ?? '',
      sender: texts.share.sender(recruiter?.name ?? '', recruiter?.company?.name ?? ''),
      date,
      wanted: source.wanted,
      list: this.#list.answers.key,
      account: accountId,
      withNotes,
      withContact,
      hidesNames,
    };
    const name = fileNameOf(`${sharedTitle(title, people, options)}, ${date}`, 'html');
    downloads.save(name, shareFile(people, options), 'text/html;charset=utf-8');
    const missing = people.filter(({ profile, works }) => profile === null || works === null).length;
    notices.show({
      text: texts.share.saved(name),
      tone: missing > 0 ? 'warning' : 'success',
      detail: missing > 0 ? `${texts.share.missing(missing)} ${texts.share.next}` : texts.share.next,
    });
    this.isOpen = false;
  }
}
