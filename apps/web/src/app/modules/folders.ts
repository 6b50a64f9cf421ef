import { Api } from '@glo/adapters/http/api';
import { HttpFolders } from '@glo/adapters/recruiter-api/http-folders';
import { CurrentSession } from '@glo/domain/account/session';
import { FolderKeeping } from '@glo/domain/folders/folder-keeping';
import { Folders } from '@glo/domain/folders/folders';
import { ContainerModule } from 'inversify';
import { CandidateActions } from '../../features/candidates/actions/candidate-actions.ts';
import { FoldersState } from '../../features/folders/folders-state.ts';

/** Folders, and the modals that put candidates into them. Needs the modules `candidates` and `jobs`. */
export const folders = new ContainerModule(({ bind }) => {
  bind(Folders).toResolvedValue((api) => new HttpFolders(api), [Api]);
  bind(FolderKeeping).toResolvedValue((port, session) => new FolderKeeping(port, session), [Folders, CurrentSession]);
  bind(FoldersState).toSelf();
  // Each screen has modals of its own.
  bind(CandidateActions).toSelf().inTransientScope();
});
