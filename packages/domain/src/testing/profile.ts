import type { ProfileDesk } from '../profile/index.ts';
import { success } from '../shared/index.ts';
import { type ScriptedPort, scriptedPort } from './scripted-port.ts';

/** A desk that does whatever it is asked, until a test scripts another answer. */
export const aProfileDesk = (): ScriptedPort<ProfileDesk> =>
  scriptedPort<ProfileDesk>({
    edit: success(undefined),
    uploadPicture: success('/uploads/new.png'),
    changePassword: success(undefined),
    deleteAccount: success(undefined),
  });
