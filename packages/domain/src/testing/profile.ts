import type { ProfileDesk } from '../profile/profile-desk.ts';
import { success } from '../shared/outcome.ts';
import { type ScriptedPort, scriptedPort } from './scripted-port.ts';

/** A desk that does whatever it is asked, until a test scripts another answer. */
export const aProfileDesk = (): ScriptedPort<ProfileDesk> =>
  scriptedPort<ProfileDesk>({
    edit: success(undefined),
    uploadPicture: success('/uploads/new.png'),
    changePassword: success(undefined),
    deleteAccount: success(undefined),
  });
