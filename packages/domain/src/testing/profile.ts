import type { ProfileGateway } from '../profile/profile-gateway.ts';
import { success } from '../shared/outcome.ts';
import { type ScriptedPort, scriptedPort } from './scripted-port.ts';

export const aProfileGateway = (): ScriptedPort<ProfileGateway> =>
  scriptedPort<ProfileGateway>({
    edit: success(undefined),
    uploadPicture: success('/uploads/new.png'),
    changePassword: success(undefined),
    deleteAccount: success(undefined),
  });
