import type { ClientStorage, TabMemory } from '@glo/domain/client-storage/client-storage';
import { reaction } from 'mobx';
import { JobDraftState } from '../jobs/job-draft-state.ts';
import { OnboardingDraftState } from './onboarding-draft-state.ts';
import { readRoot, type Root, rootVersion } from './root-schema.ts';
import { SessionState } from '../session-state.ts';

const restoreTimeout = 5000;
const name = 'root';

/** Persists auth, onboarding and job state under one key and synchronizes tabs (decision 6). */
export class SavedRoot {
  readonly #storage: ClientStorage;
  readonly #memory: TabMemory;
  readonly #session: SessionState;
  readonly #onboarding: OnboardingDraftState;
  readonly #job: JobDraftState;
  #saved: Root;
  /** Suppresses writing back what another tab has just written. */
  #following = false;

  constructor(
    storage: ClientStorage,
    memory: TabMemory,
    session: SessionState,
    onboarding: OnboardingDraftState,
    job: JobDraftState,
  ) {
    this.#storage = storage;
    this.#memory = memory;
    this.#session = session;
    this.#onboarding = onboarding;
    this.#job = job;
    this.#saved = this.#snapshot();
  }

  async start(): Promise<() => void> {
    const ofTab = this.#memory.read(name);
    this.#restore(readRoot(ofTab || (await withinTime(this.#storage.read()))));
    this.#saved = this.#snapshot();
    const stopSaving = reaction(
      () => this.#snapshot(),
      (now, before) => this.#save(now, before),
    );
    const stopListening = this.#storage.onChangeElsewhere((text) => this.#followOtherTab(readRoot(text)));
    return () => {
      stopSaving();
      stopListening();
    };
  }

  /** Drafts that did not change here are kept as another tab may have written them. */
  #save(now: Root, before: Root): void {
    if (this.#following) return;
    const { auth, onboarding, job } = this.#saved;
    const sameOwner = now.auth.draftsOf === auth.draftsOf;
    this.#saved = {
      ...now,
      onboarding: sameOwner && now.onboarding === before.onboarding ? onboarding : now.onboarding,
      job: sameOwner && now.job.draft === before.job.draft ? job : now.job,
    };
    void this.#write(JSON.stringify(this.#saved));
  }

  /** If storage is full, the tab keeps the state, so that a reload stays signed in. */
  async #write(text: string): Promise<void> {
    this.#storage.write(text);
    const isStored = (await this.#storage.read()) === text;
    this.#memory.write(name, isStored ? '' : text);
  }

  #snapshot(): Root {
    return {
      version: rootVersion,
      auth: {
        session: this.#session.current,
        draftsOf: this.#session.draftsOf,
        owesEnd: this.#session.isSignOutPending,
      },
      onboarding: this.#onboarding.draft,
      job: { draft: this.#job.draft, changedAt: this.#job.changedAt },
    };
  }

  #restore(root: Root | null): void {
    if (root === null) return;
    this.#session.restore(root.auth.session, root.auth.draftsOf, root.auth.owesEnd);
    this.#onboarding.restore(root.onboarding);
    this.#job.restore(root.job.draft, root.job.changedAt);
  }

  #followOtherTab(root: Root | null): void {
    this.#memory.write(name, '');
    this.#saved = root ?? { ...this.#saved, auth: { session: null, draftsOf: null, owesEnd: false } };
    this.#following = true;
    this.#followSession(this.#saved.auth);
    this.#following = false;
  }

  /** Sign-in, sign-out and an edited profile apply to all tabs. Drafts of an open form stay with their tab. */
  #followSession({ session: theirs, draftsOf, owesEnd }: Root['auth']): void {
    const mine = this.#session.current;
    if (theirs === null) {
      if (draftsOf === this.#session.draftsOf) this.#session.expire();
      else this.#session.end();
      // Only the tab that signed out notifies the server.
      this.#session.setSignOutPending(owesEnd);
    } else if (JSON.stringify(theirs) !== JSON.stringify(mine)) {
      this.#session.start(theirs);
    }
  }
}

function withinTime(reading: Promise<string | null>): Promise<string | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, restoreTimeout, null);
    void reading.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer));
  });
}
