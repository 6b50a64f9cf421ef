import { BrowserClipboard } from '@glo/adapters/browser';
import { HttpCandidateDirectory } from '@glo/adapters/candidate-service';
import { Api } from '@glo/adapters/http';
import { HttpNotifications, HttpShortlists } from '@glo/adapters/recruiter-api';
import { CurrentSession } from '@glo/domain/account';
import { CandidateDirectory, Clipboard, Notifications, ProfileVisit } from '@glo/domain/candidates';
import { TabMemory } from '@glo/domain/client-storage';
import { JobBoard } from '@glo/domain/jobs';
import { Shortlisting, Shortlists } from '@glo/domain/shortlist';
import { ContainerModule } from 'inversify';
import { configurationToken } from '../configuration-token.ts';

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
