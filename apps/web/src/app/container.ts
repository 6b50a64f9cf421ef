import { LocalClientStorage } from '@glo/adapters/browser/local-client-storage';
import { SessionTabMemory } from '@glo/adapters/browser/session-tab-memory';
import { Api } from '@glo/adapters/http/api';
import { HttpServiceSession } from '@glo/adapters/recruiter-api/http-service-session';
import { CurrentSession } from '@glo/domain/account/session';
import { SignOut } from '@glo/domain/account/sign-out';
import { JobDrafts } from '@glo/domain/jobs/job-draft';
import { OnboardingDrafts } from '@glo/domain/onboarding/onboarding-draft';
import { Container, type ContainerModule } from 'inversify';
import { Navigator } from '../navigation/navigator.ts';
import { JobDraftState } from '../state/job-draft-state.ts';
import { NetworkFailures } from '../state/network-failures.ts';
import { Notices } from '../state/notices.ts';
import { OnboardingDraftState } from '../state/onboarding-draft-state.ts';
import { SavedRoot } from '../state/device/saved-root.ts';
import { SearchState } from '../state/search-state.ts';
import { SessionState } from '../state/session-state.ts';
import { TabOwner } from '../state/device/tab-owner.ts';
import { UnsavedWork } from '../state/unsaved-work.ts';
import type { Configuration } from '../state/configuration.ts';
import { configurationToken } from './configuration/configuration-token.ts';
import { RouterNavigator } from './navigation/router-navigator.ts';
import type { LoadedScreen } from './screen.ts';

/**
 * What every screen stands on. Features add their own modules when their screens are loaded. What the first screen needs is made
 * right here: letting the container find out how takes it several times as long.
 */
export function createContainer(configuration: Configuration): Container {
  const onboarding = new OnboardingDraftState();
  const job = new JobDraftState();
  const session = new SessionState(onboarding, job);
  const failures = new NetworkFailures();
  const navigator = new RouterNavigator();
  const { sessionEndUrl: url, credentials } = configuration;
  const signOut = new SignOut(session, new HttpServiceSession({ url, credentials }));
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(OnboardingDraftState).toConstantValue(onboarding);
  container.bind(OnboardingDrafts).toConstantValue(onboarding);
  container.bind(JobDraftState).toConstantValue(job);
  container.bind(JobDrafts).toConstantValue(job);
  container.bind(SessionState).toConstantValue(session);
  container.bind(CurrentSession).toConstantValue(session);
  container.bind(SavedRoot).toConstantValue(new SavedRoot(new LocalClientStorage('root'), session, onboarding, job));
  container.bind(TabOwner).toConstantValue(new TabOwner(new SessionTabMemory(), session));
  container.bind(SignOut).toConstantValue(signOut);
  container.bind(SearchState).toSelf();
  container.bind(NetworkFailures).toConstantValue(failures);
  container.bind(Notices).toConstantValue(new Notices());
  container.bind(UnsavedWork).toConstantValue(new UnsavedWork());
  container.bind(RouterNavigator).toConstantValue(navigator);
  container.bind(Navigator).toConstantValue(navigator);
  container.bind(configurationToken).toConstantValue(configuration);
  container.bind(Api).toConstantValue(createApi(configuration, session, signOut, failures));
  return container;
}

function createApi(
  configuration: Configuration,
  session: SessionState,
  signOut: SignOut,
  failures: NetworkFailures,
): Api {
  return new Api({
    bases: { recruiter: configuration.recruiterApi, candidate: configuration.candidateApi },
    credentials: configuration.credentials,
    onSend: session.watch,
    onUnreachable: failures.add,
    fetch: (...request) => signOut.told.then(() => fetch(...request)),
  });
}

const loaded = new WeakMap<Container, Set<ContainerModule>>();

/** Adds a screen's bindings and its presenter, once; every visit gets a presenter of its own. */
export function addScreen(container: Container, { Presenter, modules }: LoadedScreen): void {
  addModules(container, modules);
  if (!container.isBound(Presenter)) container.bind(Presenter).toSelf().inTransientScope();
}

/** Adds bindings that come with code loaded later, each module once. */
export function addModules(container: Container, modules: readonly ContainerModule[]): void {
  const known = loaded.get(container) ?? new Set();
  loaded.set(container, known);
  for (const module of modules) {
    if (known.has(module)) continue;
    container.load(module);
    known.add(module);
  }
}
