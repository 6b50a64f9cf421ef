import type { CurrentSession, Session, SessionEnd } from '../account/session.ts';
import type { Companies, CompanyChoice, NewCompany } from '../company/companies.ts';
import type { ChosenFile } from '../files/file-type.ts';
import {
  type CompanyDraft,
  emptyOnboardingDraft,
  type OnboardingDraft,
  type OnboardingDrafts,
} from '../onboarding/onboarding-draft.ts';
import type { OnboardingGateway } from '../onboarding/onboarding.ts';
import type { AccountId, CompanyId } from '../shared/ids.ts';
import { type Outcome, success } from '../shared/outcome.ts';

export const companyId = (text: string) => text as CompanyId;
export const tidewater: CompanyChoice = { id: companyId('company-1'), name: 'Tidewater Analytics' };

export function aCompleteCompanyForm(change: Partial<CompanyDraft> = {}): CompanyDraft {
  return {
    name: 'Harbour Robotics',
    url: 'harbour.example',
    about: 'Robots that unload ships.',
    size: '26-100',
    types: ['MFG-Industrial', 'Startup-IT'],
    imageUrl: '/uploads/logo.png',
    authorised: true,
    technologies: [],
    ...change,
  };
}

export function aFinishedOnboardingDraft(change: Partial<OnboardingDraft> = {}): OnboardingDraft {
  return {
    ...emptyOnboardingDraft,
    name: 'Meera Nair',
    position: 'Campus Hiring Lead',
    phoneNumber: '9820114467',
    location: 'Pune, Maharashtra, India',
    company: tidewater,
    hireIn: ['Finance'],
    ...change,
  };
}

export class FakeSession implements CurrentSession {
  current: Session | null;
  ended: SessionEnd | null = null;

  constructor(current: Session | null) {
    this.current = current;
  }

  isSignOutPending = false;

  get draftsOf() {
    return this.current?.accountId ?? null;
  }

  start(session: Session): void {
    this.current = session;
    this.isSignOutPending = false;
  }

  end(why: SessionEnd = 'by-person'): void {
    this.current = null;
    this.ended = why;
    this.isSignOutPending = why === 'by-person';
  }

  clearPendingSignOut(): void {
    this.isSignOutPending = false;
  }
}

export class FakeOnboardingDrafts implements OnboardingDrafts {
  draft: OnboardingDraft;

  constructor(draft: OnboardingDraft = emptyOnboardingDraft) {
    this.draft = draft;
  }

  update(change: Partial<OnboardingDraft>): void {
    this.draft = { ...this.draft, ...change };
  }

  clear(): void {
    this.draft = emptyOnboardingDraft;
  }
}

type Answer<T> = Outcome<T> | Promise<Outcome<T>>;

export class FakeOnboardingGateway implements OnboardingGateway {
  readonly saved: { readonly accountId: AccountId; readonly draft: OnboardingDraft }[] = [];
  answer: Answer<void> = success(undefined);

  async save(accountId: AccountId, draft: OnboardingDraft): Promise<Outcome<void>> {
    this.saved.push({ accountId, draft });
    return this.answer;
  }
}

export class FakeCompanies implements Companies {
  readonly uploaded: ChosenFile[] = [];
  readonly created: { readonly company: NewCompany; readonly by: AccountId }[] = [];
  listAnswer: Answer<readonly CompanyChoice[]> = success([tidewater]);
  uploadAnswer: Answer<string> = success('/uploads/logo.png');
  createAnswer: Answer<CompanyId> = success(companyId('company-2'));
  readonly looked: string[] = [];
  findAnswer: Answer<CompanyId | null> = success(null);

  async list(): Promise<Outcome<readonly CompanyChoice[]>> {
    return this.listAnswer;
  }

  async uploadImage(image: ChosenFile): Promise<Outcome<string>> {
    this.uploaded.push(image);
    return this.uploadAnswer;
  }

  async create(company: NewCompany, by: AccountId): Promise<Outcome<CompanyId>> {
    this.created.push({ company, by });
    return this.createAnswer;
  }

  async findOwn(name: string): Promise<Outcome<CompanyId | null>> {
    this.looked.push(name);
    return this.findAnswer;
  }
}
