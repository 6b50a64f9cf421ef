import { Api } from '@glo/adapters/http/api';
import { AccountCodes } from '@glo/domain/account/account-codes';
import { Accounts } from '@glo/domain/account/accounts';
import { GoogleIdentity } from '@glo/domain/account/google-identity';
import { GoogleAccounts } from '@glo/domain/account/google-sign-in';
import type { Session } from '@glo/domain/account/session';
import { SignOut } from '@glo/domain/account/sign-out';
import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { Clipboard } from '@glo/domain/candidates/clipboard';
import { Downloads } from '@glo/domain/candidates/downloads';
import { Notifications } from '@glo/domain/candidates/notifications';
import { ShortcutsStorage, TabMemory, ThemeStorage } from '@glo/domain/client-storage/client-storage';
import { CompanyPages } from '@glo/domain/company-page/company-pages';
import { Companies } from '@glo/domain/company/companies';
import { Emails } from '@glo/domain/contact/emails';
import { Outbox } from '@glo/domain/contact/outbox';
import { DeviceRows } from '@glo/domain/device/device-rows';
import { CandidateFilters } from '@glo/domain/filter/candidate-filters';
import { Folders } from '@glo/domain/folders/folders';
import { JobBoard } from '@glo/domain/jobs/job-board';
import { Lookups } from '@glo/domain/lookups/lookups';
import { OnboardingGateway } from '@glo/domain/onboarding/onboarding';
import { ProfileGateway } from '@glo/domain/profile/profile-gateway';
import { CandidateSearch } from '@glo/domain/search/search';
import { Connection, Leaving, Sight } from '@glo/domain/shared/page';
import { success } from '@glo/domain/shared/outcome';
import { Tabs } from '@glo/domain/shared/tabs';
import { Shortlists } from '@glo/domain/shortlist/shortlist';
import { ToldNo } from '@glo/domain/shortlist/told-no';
import { SupportGateway } from '@glo/domain/support/support-gateway';
import { aCandidate, aSession } from '@glo/domain/testing/builders';
import { someCompanyPages } from '@glo/domain/testing/company-page';
import { someEmails } from '@glo/domain/testing/contact';
import { MemoryRows } from '@glo/domain/testing/device';
import { aServiceSession, someAccounts, someGoogleAccounts } from '@glo/domain/testing/fake-accounts';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { someCandidateFilters } from '@glo/domain/testing/filter';
import { someFolders } from '@glo/domain/testing/folders';
import {
  aCandidateDirectory,
  aLeaving,
  aSight,
  someNotifications,
  someShortlists,
  someToldNo,
} from '@glo/domain/testing/hiring';
import { aJobBoard, someLookups } from '@glo/domain/testing/jobs';
import { FakeCompanies, FakeOnboardingGateway } from '@glo/domain/testing/onboarding';
import { aProfileGateway } from '@glo/domain/testing/profile';
import { scriptedPort } from '@glo/domain/testing/scripted-port';
import { aVerificationGateway } from '@glo/domain/testing/verification';
import { OpenPages } from '@glo/domain/unfinished/open-pages';
import { VerificationGateway } from '@glo/domain/verification/verification-gateway';
import type { Newable, ServiceIdentifier } from 'inversify';
import { deferred } from '../app/bindings/deferred.ts';
import { createContainer, loadBindings } from '../app/container/container.ts';
import { LocalRecords } from '../state/device/local-records.ts';
import { Notices } from '../state/notices.ts';
import { Navigator } from '../navigation/navigator.ts';
import { SessionState } from '../state/session-state.ts';
import { FakeConnection } from './fakes/fake-connection.ts';
import { FakeDevice } from './fakes/fake-device.ts';
import { FakeGoogle } from './fakes/fake-google.ts';
import { FakeNavigator } from './fakes/fake-navigator.ts';
import { FakeSupportDesk } from './fakes/fake-support-desk.ts';
import { FakeTabMemory } from './fakes/fake-tab-memory.ts';
import { configuration } from './fakes/configuration.ts';

export interface Given {
  readonly session?: Session | null;
  readonly memory?: FakeTabMemory | undefined;
  readonly tabs?: FakeTabs | undefined;
  readonly rows?: MemoryRows | undefined;
  readonly pages?: ReturnType<typeof someCompanyPages>;
}

/**
 * The bindings of the application with a fake for each port: one tab of a signed-in recruiter. Tabs of one
 * browser share `rows`, and take `tabs.another()`. `session: null` is a visitor.
 */
export function testContainer({
  session: signedIn = aSession(),
  memory = new FakeTabMemory(),
  tabs = new FakeTabs(),
  rows = new MemoryRows(),
  pages: companyPages = someCompanyPages(),
}: Given = {}) {
  const container = createContainer(configuration);
  loadBindings(container, deferred.bindings);
  const bind = <T extends object, F extends T>(port: ServiceIdentifier<T>, fake: F): F => {
    container.rebind(port).toConstantValue(fake);
    return fake;
  };
  const accounts = bind(Accounts, someAccounts());
  const emails = bind(Emails, someEmails());
  bind(DeviceRows, rows);
  const found = success([aCandidate()]);
  const search = bind(CandidateSearch, scriptedPort<CandidateSearch>({ find: found, suggestedFor: found }));
  container.rebind(Api).toResolvedValue(() => {
    throw new Error('A port has no fake.');
  });
  bind(AccountCodes, accounts);
  bind(TabMemory, memory);
  bind(Tabs, tabs);
  bind(ShortcutsStorage, new FakeDevice().tab());
  bind(ThemeStorage, new FakeDevice().tab());
  container.rebind(SignOut).toResolvedValue((session) => new SignOut(session, aServiceSession()), [SessionState]);
  const fakes = {
    memory,
    tabs,
    rows,
    accounts,
    emails,
    googleAccounts: bind(GoogleAccounts, someGoogleAccounts()),
    google: bind(GoogleIdentity, new FakeGoogle()),
    profileGateway: bind(ProfileGateway, aProfileGateway()),
    verification: bind(VerificationGateway, aVerificationGateway()),
    onboardingGateway: bind(OnboardingGateway, new FakeOnboardingGateway()),
    companies: bind(Companies, new FakeCompanies()),
    pages: bind(CompanyPages, companyPages),
    board: bind(JobBoard, aJobBoard()),
    directory: bind(CandidateDirectory, aCandidateDirectory()),
    filters: bind(CandidateFilters, someCandidateFilters()),
    lookups: bind(Lookups, someLookups()),
    search,
    pool: search,
    shortlists: bind(Shortlists, someShortlists()),
    notifications: bind(Notifications, someNotifications()),
    folders: bind(Folders, someFolders()),
    toldNo: bind(ToldNo, someToldNo()),
    support: bind(SupportGateway, new FakeSupportDesk()),
    clipboard: bind(Clipboard, scriptedPort<Clipboard>({ copy: true })),
    downloads: bind(Downloads, scriptedPort<Downloads>({ save: undefined })),
    navigator: bind(Navigator, new FakeNavigator()),
    leaving: bind(Leaving, aLeaving()),
    sight: bind(Sight, aSight()),
    connection: bind(Connection, new FakeConnection()),
  };
  const session = container.get(SessionState);
  container.rebind(Outbox).toResolvedValue((pages) => new Outbox(rows, emails, tabs, session, pages), [OpenPages]);
  if (signedIn !== null) session.start(signedIn);
  return {
    container,
    /** Creates a presenter as for a visit of its screen. */
    visit<P extends object>(Presenter: Newable<P>): P {
      if (!container.isCurrentBound(Presenter)) container.bind(Presenter).toSelf().inTransientScope();
      return container.get(Presenter);
    },
    session,
    outbox: container.get(Outbox),
    notices: container.get(Notices),
    records: container.get(LocalRecords),
    ...fakes,
  };
}
