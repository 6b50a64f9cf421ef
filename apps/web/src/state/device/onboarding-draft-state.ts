import {
  emptyOnboardingDraft,
  type OnboardingDraft,
  type OnboardingDrafts,
} from '@glo/domain/onboarding/onboarding-draft';
import { makeAutoObservable, observableRef } from 'mobx';

export class OnboardingDraftState implements OnboardingDrafts {
  draft: OnboardingDraft = emptyOnboardingDraft;

  constructor() {
    makeAutoObservable(this, { draft: observableRef }, { autoBind: true });
  }

  update(change: Partial<OnboardingDraft>): void {
    this.draft = { ...this.draft, ...change };
  }

  clear(): void {
    this.draft = emptyOnboardingDraft;
  }

  restore(draft: OnboardingDraft): void {
    this.draft = draft;
  }
}
