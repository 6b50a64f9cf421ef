import { LocalClientStorage, SessionTabMemory } from '@glo/adapters/browser/web-storage';
import { Api } from '@glo/adapters/http/api';
import { HttpServiceSession } from '@glo/adapters/recruiter-api/http-service-session';
import { CurrentSession } from '@glo/domain/account/session';
import { SignOut } from '@glo/domain/account/sign-out';
import { JobDrafts } from '@glo/domain/jobs/job-draft';
import { OnboardingDrafts } from '@glo/domain/onboarding/onboarding-draft';
import { TabMemory } from '@glo/domain/client-storage/client-storage';
import { Container, type ContainerModule } from 'inversify';
import { createContext, useContext } from 'react';
import type { ScreenDefinition, ScreenPresenter } from '../../features/screen.ts';
import { Navigator } from '../../navigation/navigator.ts';
import { JobDraftState } from '../../state/jobs/job-draft-state.ts';
import { ConnectionState, NetworkFailures } from '../../state/connection-state.ts';
import { Notices } from '../../state/notices.ts';
import { OnboardingDraftState } from '../../state/device/onboarding-draft-state.ts';
import { SavedRoot } from '../../state/device/saved-root.ts';
import { SessionState } from '../../state/session-state.ts';
import { TabOwner } from '../../state/device/tab-owner.ts';
import { Questions } from '../../state/questions/questions.ts';
import { UnreadReplies } from '../../state/unread-replies.ts';
import { UnsavedWork } from '../../state/unsaved-work.ts';
import type { Configuration } from '../../state/configuration.ts';
import { firstLoad } from '../bindings/first-load.ts';
import { configurationToken } from '../configuration/configuration.ts';
import { RouterNavigator } from '../navigation/router-navigator.ts';

/**
 * Ports are bound in `bindings`; `@injectable()` classes are singletons unless 'Transient' or 'Request'. Services of
 * the first screen are created here, because resolving them takes several times as long.
 */
export function createContainer(configuration: Configuration): Container {
  const onboarding = new OnboardingDraftState();
  const job = new JobDraftState();
  const session = new SessionState(onboarding, job);
  const failures = new NetworkFailures();
  const unread = new UnreadReplies(session);
  const navigator = new RouterNavigator();
  const questions = new Questions();
  const memory = new SessionTabMemory();
  const { sessionEndUrl: url, credentials } = configuration;
  const signOut = new SignOut(session, new HttpServiceSession({ url, credentials }));
  const container = new Container({ defaultScope: 'Singleton', autobind: true });
  const canSend = () => container.get(ConnectionState).canSend();
  container.bind(OnboardingDraftState).toConstantValue(onboarding);
  container.bind(OnboardingDrafts).toConstantValue(onboarding);
  container.bind(JobDraftState).toConstantValue(job);
  container.bind(JobDrafts).toConstantValue(job);
  container.bind(SessionState).toConstantValue(session);
  container.bind(CurrentSession).toConstantValue(session);
  container
    .bind(SavedRoot)
    .toConstantValue(new SavedRoot(new LocalClientStorage('root'), memory, session, onboarding, job));
  container.bind(TabMemory).toConstantValue(memory);
  container.bind(TabOwner).toConstantValue(new TabOwner(memory, session));
  container.bind(SignOut).toConstantValue(signOut);
  container.bind(NetworkFailures).toConstantValue(failures);
  container.bind(UnreadReplies).toConstantValue(unread);
  container.bind(Notices).toConstantValue(new Notices());
  container.bind(Questions).toConstantValue(questions);
  container.bind(UnsavedWork).toConstantValue(new UnsavedWork(questions));
  container.bind(RouterNavigator).toConstantValue(navigator);
  container.bind(Navigator).toConstantValue(navigator);
  container.bind(configurationToken).toConstantValue(configuration);
  container.bind(Api).toConstantValue(createApi(configuration, session, signOut, failures, unread, canSend));
  container.load(firstLoad);
  return container;
}

function createApi(
  configuration: Configuration,
  session: SessionState,
  signOut: SignOut,
  failures: NetworkFailures,
  unread: UnreadReplies,
  canSend: ConnectionState['canSend'],
): Api {
  return new Api({
    bases: { recruiter: configuration.recruiterApi, candidate: configuration.candidateApi },
    credentials: configuration.credentials,
    onSend: session.watch,
    canSend,
    onAnswer: failures.answered,
    onUnreachable: failures.add,
    onUnread: unread.add,
    fetch: (...request) => signOut.settled.then(() => fetch(...request)),
  });
}

export const ContainerContext = createContext<Container | null>(null);

export function useContainer(): Container {
  const container = useContext(ContainerContext);
  if (container === null) throw new Error('The container is missing above this component.');
  return container;
}

export interface LoadedScreen extends ScreenDefinition {
  readonly bindings?: readonly ContainerModule[];
  /** Observed. The view waits for it while the presenter loads. */
  readonly isReady?: (container: Container) => boolean;
  /** Registers the screen with the shell. Returns the clean-up. */
  readonly register?: (container: Container, presenter: ScreenPresenter) => () => void;
}

const withBindings = new WeakSet<Container>();

/** Idempotent. */
export function loadBindings(container: Container, bindings: readonly ContainerModule[]): void {
  if (withBindings.has(container)) return;
  withBindings.add(container);
  container.load(...bindings);
}

export function createPresenter(container: Container, { Presenter, bindings }: LoadedScreen): ScreenPresenter {
  if (bindings) loadBindings(container, bindings);
  // `isBound` would bind the class itself, as a singleton.
  if (!container.isCurrentBound(Presenter)) container.bind(Presenter).toSelf().inTransientScope();
  return container.get(Presenter);
}
