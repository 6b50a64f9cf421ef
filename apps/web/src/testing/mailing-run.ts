import { success } from '@glo/domain/shared/outcome';
import { studentId } from '@glo/domain/testing/builders';
import { MemoryRows } from '@glo/domain/testing/device';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { aProfile } from '@glo/domain/testing/hiring';
import { ConnectPresenter } from '../features/connect/connect-presenter.ts';
import { Mailings } from '../state/mailings/mailings.ts';
import { ServiceStore } from '../state/store/service-store.ts';
import { testContainer } from './container.ts';
import { watchedConnection } from './fakes/fake-connection.ts';
import { FakeTabMemory } from './fakes/fake-tab-memory.ts';

export const people = ['asha', 'kabir', 'sana'].map((name) => ({
  id: studentId(name),
  name,
  profilePicture: '',
  skills: [],
  score: null,
  scoreKind: 'points' as const,
}));
export const list = { href: '/opportunitypage?job=job-1', label: 'Applicants' };

/** A mailing to three candidates in one tab. `answer` scripts one response. */
export function aRun(memory = new FakeTabMemory(), tabs = new FakeTabs(), rows = new MemoryRows()) {
  const world = testContainer({ memory, tabs, rows });
  const { container, directory, emails } = world;
  const mailings = container.get(Mailings);
  if (mailings.source === null) mailings.begin(list, people);
  directory.profile = async (id) => success(aProfile({ email: `${id}@mail.example` }));
  const answers = new Map<string, unknown>();
  const { send } = emails;
  emails.send = async (email, item) => {
    await send(email, item);
    return ((await answers.get(email.to)) ?? success(undefined)) as Awaited<ReturnType<typeof send>>;
  };
  watchedConnection(world);
  const { background } = container.get(ServiceStore);
  const { email, toMany } = container.get(ConnectPresenter);
  const { run } = toMany;
  email.write({ subject: 'A talk', content: 'For {first name}', meetingLink: 'meet.example' });
  const { start } = run;
  const states = () => people.map(({ id }) => mailings.deliveries.get(id)?.state);
  const answer = (who: string, value: unknown) => answers.set(`${who}@mail.example`, value);
  return { ...world, run, start, mailings, states, answer, tabs, rows, background };
}
