import type { ProfileGateway } from '../profile/profile-gateway.ts';
import { success } from '../shared/outcome.ts';
import { type ScriptedPort, scriptedPort } from './scripted-port.ts';

/** A desk that does whatever it is asked, until a test scripts another answer. */
export const aProfileGateway = (): ScriptedPort<ProfileGateway> =>
  scriptedPort<ProfileGateway>({
    edit: success(undefined),
    uploadPicture: success('/uploads/new.png'),
    changePassword: success(undefined),
    deleteAccount: success(undefined),
  });
