import { Api } from '@glo/adapters/http/api';
import { HttpProfileDesk } from '@glo/adapters/recruiter-api/http-profile-desk';
import { CurrentSession } from '@glo/domain/account/session';
import { OwnAccount } from '@glo/domain/profile/own-account';
import { ProfileDesk } from '@glo/domain/profile/profile-desk';
import { ProfileEditing } from '@glo/domain/profile/profile-editing';
import { ContainerModule } from 'inversify';
import { ProfileDraftState } from '../../state/profile-draft-state.ts';

/** A recruiter's own profile, password and account. */
export const profile = new ContainerModule(({ bind }) => {
  bind(ProfileDesk).toResolvedValue((api) => new HttpProfileDesk(api), [Api]);
  bind(ProfileEditing).toResolvedValue(
    (desk, session) => new ProfileEditing(desk, session),
    [ProfileDesk, CurrentSession],
  );
  bind(OwnAccount).toResolvedValue((desk, session) => new OwnAccount(desk, session), [ProfileDesk, CurrentSession]);
  bind(ProfileDraftState).toSelf();
});
