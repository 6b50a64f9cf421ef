import { TabMemory } from '@glo/domain/client-storage/tab-memory';
import { type EmailDraft, emptyEmail } from '@glo/domain/contact/email-draft';
import { type Addressee, afterReload, type Delivery, waitingOf } from '@glo/domain/contact/mailing';
import type { Candidate } from '@glo/domain/candidates/candidate';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observable, observableRef, reaction } from 'mobx';
import { BlindReview } from './blind/blind-review.ts';
import { SessionState } from './session-state.ts';
import { readMailing } from './mailing-schema.ts';

interface Source {
  readonly href: string;
  readonly label: string;
}

const name = 'mailing';

/** The tab's email to many: recipients, text and deliveries. Survives a reload, for one account only. */
@injectable()
export class Mailings {
  source: Source | null = null;
  addressees: readonly Addressee[] = [];
  draft: EmailDraft = emptyEmail;
  readonly deliveries = observable.map<StudentId, Delivery>([], { deep: false });
  /** Increases with each new email. */
  number = 0;
  isKept = true;
  readonly #memory: TabMemory;
  readonly #session: SessionState;
  readonly #blind: BlindReview;

  constructor(memory: TabMemory, session: SessionState, blind: BlindReview) {
    this.#blind = blind;
    this.#memory = memory;
    this.#session = session;
    const refs = { source: observableRef, addressees: observableRef, draft: observableRef, deliveries: false } as const;
    makeAutoObservable(this, refs, { autoBind: true });
    this.#restore();
    // `TabOwner` clears tab storage.
    reaction(() => session.draftsOf, this.forget);
  }

  get job(): JobId | null {
    return new URLSearchParams(this.source?.href.split('?')[1]).get('job') as JobId | null;
  }

  get waiting(): readonly Addressee[] {
    return waitingOf(this.addressees, this.deliveries);
  }

  /** Keeps a text that has not been sent to everybody. */
  begin({ href, label }: Source, candidates: readonly Candidate[]): void {
    this.number += 1;
    const isDone = this.deliveries.size > 0 && this.waiting.length === 0;
    this.source = { href, label };
    this.addressees = candidates.map((candidate) => {
      const { id, name: called, profilePicture } = this.#blind.masks.original(candidate);
      return this.#blind.masks.person({ id, name: called, profilePicture });
    });
    if (isDone) this.draft = emptyEmail;
    this.deliveries.clear();
    this.#keep();
  }

  write(draft: EmailDraft): void {
    this.draft = draft;
    this.#keep();
  }

  leaveOut(students: readonly StudentId[]): void {
    const out = new Set(students);
    this.addressees = this.addressees.filter(({ id }) => !out.has(id));
    this.#keep();
  }

  deliver(student: StudentId, delivery: Delivery | null): void {
    if (delivery === null) this.deliveries.delete(student);
    else this.deliveries.set(student, delivery);
    this.#keep();
  }

  forget(): void {
    this.number += 1;
    this.source = null;
    this.addressees = [];
    this.draft = emptyEmail;
    this.deliveries.clear();
  }

  #keep(): void {
    const { source, draft, deliveries } = this;
    // A reload needs the real addresses.
    const addressees = this.addressees.map((addressee) => this.#blind.masks.original(addressee));
    const text = JSON.stringify({ of: this.#session.draftsOf, source, addressees, draft, deliveries: [...deliveries] });
    this.#memory.write(name, text);
    this.isKept = this.#memory.read(name) === text;
  }

  #restore(): void {
    const kept = readMailing(this.#memory.read(name), this.#session.draftsOf);
    if (kept === null) return;
    this.source = kept.source;
    this.addressees = kept.addressees.map((addressee) => this.#blind.masks.person(addressee));
    this.draft = kept.draft;
    for (const [student, delivery] of kept.deliveries) this.deliveries.set(student, afterReload(delivery));
  }
}
