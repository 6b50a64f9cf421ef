import { TabMemory } from '@glo/domain/client-storage/client-storage';
import { type EmailDraft, emptyEmail, type UnsentEmail, rejectionTemplate } from '@glo/domain/contact/email-draft';
import { type Addressee, afterReload, type Delivery, waitingOf } from '@glo/domain/contact/mailing';
import type { Mark } from '@glo/domain/contact/outbox';
import type { Candidate } from '@glo/domain/candidates/candidate';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { type VerdictSources, verdictOf } from '@glo/domain/verdicts/verdict-list';
import { Leaving } from '@glo/domain/shared/page';
import { type Change, Tabs } from '@glo/domain/shared/tabs';
import { injectable } from 'inversify';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { jobOfPath } from '../../navigation/addresses.ts';
import { BlindReview } from '../blind/blind-review.ts';
import { SessionState } from '../session-state.ts';
import { EmailSender } from './email-sender.ts';
import { readDeliveries, readMailing } from './mailing-schema.ts';

interface Source {
  readonly href: string;
  readonly label: string;
}

const name = 'mailing';

/**
 * The tab's email to many. Recipients and text survive a reload, for one account only. The outbox knows who has
 * it. A duplicated tab has the same email, of which one tab at a time sends.
 */
@injectable()
export class Mailings {
  id = '';
  source: Source | null = null;
  addressees: readonly Addressee[] = [];
  draft: EmailDraft = emptyEmail;
  /** ISO time of the last change of the text, '' if unknown. */
  changedAt = '';
  readonly deliveries = observable.map<StudentId, Delivery>([], { deep: false });
  /** Increases with each new email. */
  number = 0;
  isKept = true;
  /** True once the outbox is read. Send waits for it, because some recipients may have the email already. */
  isRecalled = false;
  /** The outbox knew of emails that this tab did not. */
  wasInterrupted = false;
  /** False if a crash would lose the list of recipients that have the email. */
  isDurable = true;
  /** All recipients were Not a fit for `job` when the email began. */
  isToRejected = false;
  /** The next screen begins with it. */
  #newTemplate: string | null = null;
  /** Another tab is sending this email. */
  isElsewhere = false;
  /** Increases whenever another tab sends this email. */
  followed = 0;
  /** Increases whenever another tab undoes this email. */
  undone = 0;
  readonly #memory: TabMemory;
  readonly #session: SessionState;
  readonly #blind: BlindReview;
  readonly #tabs: Tabs;
  readonly #leaving: Leaving;
  readonly #sender: EmailSender;
  #isSending = false;
  /** The browser ends the request of a page that is left. That says nothing about the service. */
  #isLeft = false;

  constructor(
    memory: TabMemory,
    session: SessionState,
    blind: BlindReview,
    tabs: Tabs,
    leaving: Leaving,
    sender: EmailSender,
  ) {
    this.#sender = sender;
    this.#leaving = leaving;
    this.#blind = blind;
    this.#tabs = tabs;
    this.#memory = memory;
    this.#session = session;
    const refs = { source: observableRef, addressees: observableRef, draft: observableRef, deliveries: false } as const;
    makeAutoObservable(this, refs, { autoBind: true });
    this.#restore();
    // `TabOwner` clears tab storage.
    session.onOwnerChange(this.forget);
    tabs.subscribe(this.follow);
    if (this.id !== '') void this.recall();
  }

  get job(): JobId | null {
    return this.source && (jobOfPath(this.source.href) as JobId | null);
  }

  get to(): 'rejected' | 'many' {
    return this.isToRejected ? 'rejected' : 'many';
  }

  get waiting(): readonly Addressee[] {
    return waitingOf(this.addressees, this.deliveries);
  }

  /** Tells candidates of a job that they are not selected. */
  get isRejection(): boolean {
    return this.job !== null && (this.isToRejected || this.draft.isRejection === true);
  }

  /**
   * Keeps the text, unless all recipients got it, or it is a rejection and these recipients are not all Not a fit. The
   * screen offers Undo if a template replaces it. Keeps the link for the same recipients only, because it may be for
   * their meeting. `verdicts`: of the job's candidates, omitted where none are given. `template`: for an empty text.
   */
  begin(
    { href, label }: Source,
    candidates: readonly Candidate[],
    verdicts?: VerdictSources,
    template: string | null = null,
  ): void {
    const isToRejected =
      verdicts !== undefined && candidates.every(({ id }) => verdictOf(id, verdicts) === 'not-a-fit');
    const [to, students] = [isToRejected ? 'rejected' : 'many', candidates.map(({ id }) => id)] as const;
    if (!this.hasSameRecipients({ to, href, students })) this.draft = { ...this.draft, meetingLink: '' };
    this.isToRejected = isToRejected;
    this.number += 1;
    this.id = crypto.getRandomValues(new Uint32Array(2)).join('-');
    this.isRecalled = this.wasInterrupted = false;
    const isDone = this.deliveries.size > 0 && this.waiting.length === 0;
    this.source = { href, label };
    this.addressees = candidates.map((candidate) => {
      const { id, name: called, profilePicture } = this.#blind.masks.original(candidate);
      return this.#blind.masks.person({ id, name: called, profilePicture });
    });
    const wasRejection = this.draft.isRejection === true;
    if (isDone || (wasRejection && !this.isToRejected)) this.draft = emptyEmail;
    const beginsRejection = this.isToRejected && this.draft.isRejection !== true;
    const isEmpty = this.draft.subject + this.draft.content === '';
    this.#newTemplate = beginsRejection ? rejectionTemplate : isEmpty ? template : null;
    this.deliveries.clear();
    this.#keep();
  }

  /** Returns the name of the template that the email should begin with, but only once. */
  takeTemplate(): string | null {
    const template = this.#newTemplate;
    this.#newTemplate = null;
    return template;
  }

  /** Compares the candidates, their job, and if the email began as a rejection. */
  hasSameRecipients({ to, href, students }: Pick<UnsentEmail, 'to' | 'href' | 'students'>): boolean {
    if (to !== this.to || jobOfPath(href) !== this.job) return false;
    const ids = new Set(this.addressees.map(({ id }) => id));
    return students.length === ids.size && students.every((id) => ids.has(id));
  }

  /** Continues the draft that has the same recipients. */
  continueAs(id: string): void {
    this.id = id;
    this.isRecalled = false;
    this.#keep();
  }

  /** Continues an unsent email. `candidates`: its recipients. */
  resume({ id, href, label, draft, to }: UnsentEmail, candidates: readonly Candidate[]): void {
    this.begin({ href, label }, candidates);
    this.isToRejected = to === 'rejected';
    this.id = id;
    this.write(draft);
  }

  write(draft: EmailDraft): void {
    this.draft = draft;
    this.changedAt = new Date().toISOString();
    this.#keep();
  }

  leaveOut(students: readonly StudentId[]): void {
    const out = new Set(students);
    this.addressees = this.addressees.filter(({ id }) => !out.has(id));
    this.#keep();
  }

  deliver(student: StudentId, delivery: Delivery | null): void {
    if (this.#isLeft) return;
    if (delivery === null) this.deliveries.delete(student);
    else this.deliveries.set(student, delivery);
    this.#tabs.announce({ about: 'mailing', id: this.id, value: [...this.deliveries] });
  }

  /** Reads the outbox. Call when the email is shown. */
  async recall(): Promise<void> {
    const { id, number } = this;
    const { isDurable, marks } = await this.#sender.recall(id);
    if (id !== this.id || number !== this.number) return;
    runInAction(() => {
      this.isDurable = isDurable;
      for (const { id: student } of this.addressees) this.#recallOne(student, marks.get(student));
      if (this.deliveries.size > 0) this.followed += 1;
      this.isRecalled = true;
    });
    await this.checkElsewhere();
  }

  #recallOne(student: StudentId, mark: Mark | undefined): void {
    const known = this.deliveries.get(student)?.state;
    if (mark === undefined || this.#isSending || known === 'sent') return;
    this.wasInterrupted = true;
    if (mark.state === 'sent') this.deliveries.set(student, { state: 'sent', at: mark.at });
    else if (known === undefined || known === 'failed') this.deliveries.set(student, { state: 'sending' });
  }

  /** The email to these of its recipients. */
  unsentTo(addressees: readonly Addressee[]): Omit<UnsentEmail, 'at'> | null {
    const { id, to, source, draft } = this;
    return source && { id, to, ...source, students: addressees.map((addressee) => addressee.id), draft };
  }

  /** Runs `send` unless another tab is sending this email. Such a tab is followed until it has ended. */
  async sendAlone(send: () => Promise<void>): Promise<void> {
    this.#isSending = true;
    this.wasInterrupted = false;
    const stopWatching = this.#leaving.before(async () => {
      this.#isLeft = true;
    });
    const wasFree = await this.#tabs.claim(this.#claim, async () => {
      const unsent = this.unsentTo(this.addressees);
      if (unsent !== null) await this.#sender.begin(unsent);
      await send();
    });
    stopWatching();
    this.#isSending = false;
    this.#isLeft = false;
    if (!wasFree) void this.#followToTheEnd();
  }

  /** Finds out whether another tab is sending the email. */
  async checkElsewhere(): Promise<void> {
    const isClaimed = await this.#tabs.isClaimed(this.#claim);
    if (this.#isSending || this.isElsewhere) return;
    if (isClaimed) await this.#followToTheEnd();
    // A tab's last delivery may be announced after it has released its claim.
    else runInAction(() => this.#interrupt());
  }

  get #claim(): string {
    return `mailing-${this.id}`;
  }

  async #followToTheEnd(): Promise<void> {
    const { number } = this;
    runInAction(() => {
      this.isElsewhere = true;
      this.followed += 1;
    });
    await this.#tabs.released(this.#claim);
    runInAction(() => {
      this.isElsewhere = false;
      if (number === this.number) this.#interrupt();
    });
  }

  /** No tab is sending, so the outcome of an unfinished request is unknown. */
  #interrupt(): void {
    for (const [student, delivery] of this.deliveries) this.deliveries.set(student, afterReload(delivery));
  }

  /** Undoes it also in a copy of this tab, which may hold the same email. */
  announceUndo(): void {
    this.#tabs.announce({ about: 'mailing-undone', id: this.id });
  }

  follow({ about, id, value }: Change): void {
    if (id !== this.id) return;
    if (about === 'mailing-undone') this.undone += 1;
    if (about !== 'mailing') return;
    const announced = readDeliveries(value) ?? [];
    // The sending tab knows best.
    if (this.#isSending || announced.length === 0) return;
    for (const [student, delivery] of announced) {
      const known = this.deliveries.get(student)?.state;
      // After an unknown outcome only a success is new information.
      const isSettled = known === 'sent' || (known === 'unknown' && delivery.state !== 'sent');
      if (!isSettled) this.deliveries.set(student, delivery);
    }
    this.followed += 1;
    void this.checkElsewhere();
  }

  forget(): void {
    this.number += 1;
    this.id = '';
    this.source = null;
    this.isToRejected = false;
    this.addressees = [];
    this.draft = emptyEmail;
    this.changedAt = '';
    this.deliveries.clear();
  }

  #keep(): void {
    const { id, source, isToRejected, draft, changedAt } = this;
    // A reload needs the real addresses.
    const addressees = this.addressees.map((addressee) => this.#blind.masks.original(addressee));
    const text = JSON.stringify({
      of: this.#session.draftsOf,
      id,
      source,
      isRejection: isToRejected,
      addressees,
      draft,
      changedAt,
    });
    this.#memory.write(name, text);
    this.isKept = this.#memory.read(name) === text;
  }

  #restore(): void {
    const kept = readMailing(this.#memory.read(name), this.#session.draftsOf);
    if (kept === null) return;
    this.id = kept.id;
    this.source = kept.source;
    this.isToRejected = kept.isRejection;
    this.addressees = kept.addressees.map((addressee) => this.#blind.masks.person(addressee));
    this.draft = kept.draft;
    this.changedAt = kept.changedAt;
  }
}
