import { Shortlisting } from '../shortlist/shortlist.ts';
import { aSession } from './builders.ts';
import { FakeTabs } from './fake-tabs.ts';
import { aLeaving, someActs, someNotifications, someShortlists, someToldNo } from './hiring.ts';
import { FakeSession } from './onboarding.ts';

interface Given {
  readonly shortlists?: ReturnType<typeof someShortlists>;
  readonly tabs?: FakeTabs;
  readonly session?: ConstructorParameters<typeof Shortlisting>[5];
}

/** Shortlisting of one tab, with its ports. */
export function aShortlisting({
  shortlists = someShortlists(),
  tabs = new FakeTabs(),
  session = new FakeSession(aSession()),
}: Given = {}) {
  const ports = { shortlists, notifications: someNotifications(), leaving: aLeaving(), acts: someActs() };
  const { notifications, leaving, acts } = ports;
  const toldNo = someToldNo();
  const shortlisting = new Shortlisting(shortlists, notifications, leaving, tabs, acts, session, toldNo);
  return { ...ports, shortlisting, tabs, toldNo };
}
