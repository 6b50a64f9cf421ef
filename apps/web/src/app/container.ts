import { LocalClientStorage } from '@glo/adapters/browser';
import { Api } from '@glo/adapters/http';
import { CurrentSession } from '@glo/domain/account';
import { ClientStorage } from '@glo/domain/client-storage';
import { JobDrafts } from '@glo/domain/jobs';
import { OnboardingDrafts } from '@glo/domain/onboarding';
import { Container, type ContainerModule } from 'inversify';
import { Navigator } from '../navigation/navigator.ts';
import { JobDraftState } from '../state/job-draft-state.ts';
import { NetworkFailures } from '../state/network-failures.ts';
import { Notices } from '../state/notices.ts';
import { OnboardingDraftState } from '../state/onboarding-draft-state.ts';
import { SavedRoot } from '../state/saved-root.ts';
import { SearchState } from '../state/search-state.ts';
import { SessionState } from '../state/session-state.ts';
import { UnsavedWork } from '../state/unsaved-work.ts';
import type { Configuration } from '../state/configuration.ts';
import { configurationToken } from './configuration-token.ts';
import { RouterNavigator } from './router-navigator.ts';
import type { LoadedScreen } from './screen.ts';

/** What every screen stands on. Features add their own modules when their screens are loaded. */
export function createContainer(configuration: Configuration): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(ClientStorage).toResolvedValue(() => new LocalClientStorage('root'));
  container.bind(OnboardingDraftState).toSelf();
  container.bind(OnboardingDrafts).toService(OnboardingDraftState);
  container.bind(JobDraftState).toSelf();
  container.bind(JobDrafts).toService(JobDraftState);
  container.bind(SessionState).toSelf();
  container.bind(CurrentSession).toService(SessionState);
  container.bind(SavedRoot).toSelf();
  container.bind(SearchState).toSelf();
  container.bind(NetworkFailures).toSelf();
  container.bind(Notices).toSelf();
  container.bind(UnsavedWork).toSelf();
  container.bind(RouterNavigator).toSelf();
  container.bind(Navigator).toService(RouterNavigator);
  container.bind(configurationToken).toConstantValue(configuration);
  container
    .bind(Api)
    .toResolvedValue(
      (session, failures) => createApi(configuration, session, failures),
      [SessionState, NetworkFailures],
    );
  return container;
}

function createApi(configuration: Configuration, session: SessionState, failures: NetworkFailures): Api {
  return new Api({
    bases: { recruiter: configuration.recruiterApi, candidate: configuration.candidateApi },
    credentials: configuration.credentials,
    onSignedOut: session.expire,
    onUnreachable: failures.add,
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
