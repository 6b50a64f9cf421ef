import { Api } from '@glo/adapters/http';
import { HttpProfileDesk } from '@glo/adapters/recruiter-api';
import { CurrentSession } from '@glo/domain/account';
import { OwnAccount, ProfileDesk, ProfileEditing } from '@glo/domain/profile';
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
