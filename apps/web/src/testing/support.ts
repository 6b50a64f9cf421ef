import type { Clipboard } from '@glo/domain/candidates/clipboard';
import type { SupportEmail, SupportGateway } from '@glo/domain/support/support-gateway';
import { scriptedPort } from '@glo/domain/testing/scripted-port';
import { Reporting } from '../features/support/report/reporting.ts';
import { Notices } from '../state/notices.ts';
import { UnreadReplies } from '../state/unread-replies.ts';
import { FakeNavigator } from './fakes/fake-navigator.ts';
import { FakeTabMemory } from './fakes/fake-tab-memory.ts';
import { aSignedInSession } from './session.ts';

class FakeSupportDesk implements SupportGateway {
  readonly emails: SupportEmail[] = [];
  opens = true;
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }

  prepare(email: SupportEmail): boolean {
    if (this.opens) this.emails.push(email);
    return this.opens;
  }
}

export function someReporting(address = 'support@glo.example') {
  const gateway = new FakeSupportDesk(address);
  const clipboard = scriptedPort<Clipboard>({ copy: true });
  const memory = new FakeTabMemory();
  const session = aSignedInSession();
  const navigator = new FakeNavigator();
  const notices = new Notices();
  const unread = new UnreadReplies(session);
  const reporting = new Reporting(gateway, clipboard, memory, session, navigator, notices, unread);
  return { reporting, gateway, clipboard, memory, session, navigator, notices, unread };
}
