import type { Recruiter } from '@glo/domain/account/recruiter';
import { OwnAccount } from '@glo/domain/profile/own-account';
import { ProfileEditing } from '@glo/domain/profile/profile-editing';
import { someUnsentDrafts } from '@glo/domain/testing/fake-accounts';
import { aProfileGateway } from '@glo/domain/testing/profile';
import { Notices } from '../../state/notices.ts';
import { FakeNavigator } from '../fakes/fake-navigator.ts';
import { aSignedInSession } from '../session.ts';

export function anAccountArea(recruiter?: Recruiter) {
  const gateway = aProfileGateway();
  const session = aSignedInSession(recruiter);
  const account = new OwnAccount(gateway, session, someUnsentDrafts());
  const editing = new ProfileEditing(gateway, session);
  return { gateway, session, account, editing, notices: new Notices(), navigator: new FakeNavigator() };
}
