import { ContainerModule } from 'inversify';
import { Leafing } from '../../features/candidates/profile/leafing.ts';
import { NotesExport } from '../../features/candidates/profile/notes-export.ts';
import { ProfileActs } from '../../features/candidates/profile/profile-acts.ts';
import { ProfilesAtHand } from '../../features/candidates/profile/profiles-at-hand.ts';

/** A candidate's profile. Needs the modules `candidates`, `jobs`, `device`, `candidateLists` and `folders`. */
export const profilePage = new ContainerModule(({ bind }) => {
  bind(ProfilesAtHand).toSelf();
  bind(Leafing).toSelf();
  bind(NotesExport).toSelf();
  // With modals of its own, as every screen has.
  bind(ProfileActs).toSelf().inTransientScope();
});
