import { BrowserClipboard } from '@glo/adapters/browser/browser-clipboard';
import { HttpCandidateDirectory } from '@glo/adapters/candidate-service/http-candidate-directory';
import { Api } from '@glo/adapters/http/api';
import { HttpNotifications } from '@glo/adapters/recruiter-api/http-notifications';
import { HttpShortlists } from '@glo/adapters/recruiter-api/http-shortlists';
import { CurrentSession } from '@glo/domain/account/session';
import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { Clipboard } from '@glo/domain/candidates/clipboard';
import { Notifications } from '@glo/domain/candidates/notifications';
import { ProfileVisit } from '@glo/domain/candidates/profile-visit';
import { TabMemory } from '@glo/domain/client-storage/tab-memory';
import { JobBoard } from '@glo/domain/jobs/job-board';
import { Shortlisting, Shortlists } from '@glo/domain/shortlist/shortlist';
import { ContainerModule } from 'inversify';
import { configurationToken } from '../configuration/configuration-token.ts';

/** Students, what happens when one is met, and the shortlists they are on. Needs the module `jobs`; visits to profiles need `tab`, too. */
export const candidates = new ContainerModule(({ bind }) => {
  bind(CandidateDirectory).toResolvedValue((api) => new HttpCandidateDirectory(api), [Api]);
  bind(Clipboard).toResolvedValue(() => new BrowserClipboard());
  bind(Notifications).toResolvedValue(
    (api, { notificationHeader: header }) => new HttpNotifications(api, header ? { [header.name]: header.value } : {}),
    [Api, configurationToken],
  );
  bind(Shortlists).toResolvedValue((api) => new HttpShortlists(api), [Api]);
  bind(Shortlisting).toResolvedValue(
    (lists, notifications) => new Shortlisting(lists, notifications),
    [Shortlists, Notifications],
  );
  bind(ProfileVisit).toResolvedValue(
    (board, notifications, memory, session) => new ProfileVisit(board, notifications, memory, session),
    [JobBoard, Notifications, TabMemory, CurrentSession],
  );
});
