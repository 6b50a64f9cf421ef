import { BrowserClipboard } from '@glo/adapters/browser/browser-clipboard';
import { BrowserDownloads } from '@glo/adapters/browser/browser-downloads';
import { BrowserLeaving, BrowserSight } from '@glo/adapters/browser/browser-page';
import { BrowserTabs } from '@glo/adapters/browser/browser-tabs';
import { HttpCandidateDirectory } from '@glo/adapters/candidate-service/http-candidate-directory';
import { HttpCandidateFilters } from '@glo/adapters/candidate-service/http-candidate-filters';
import { HttpLookups } from '@glo/adapters/candidate-service/http-lookups';
import { Api } from '@glo/adapters/http/api';
import { HttpCandidateSearch } from '@glo/adapters/recruiter-api/http-candidate-search';
import { HttpFolders } from '@glo/adapters/recruiter-api/http-folders';
import { HttpNotifications } from '@glo/adapters/recruiter-api/http-notifications';
import { HttpShortlists } from '@glo/adapters/recruiter-api/http-shortlists';
import { ActivityLog } from '@glo/domain/activity/activity';
import { folderEvents, folderKeepingEvents, withRecording, shortlistEvents } from '@glo/domain/activity/recorded';
import { ActivityUndo } from '@glo/domain/activity/activity-undo';
import { maskedDirectory, maskedSearch, maskedShortlists } from '@glo/domain/blind-review/masked-ports';
import { CurrentSession } from '@glo/domain/account/session';
import { SignOut } from '@glo/domain/account/sign-out';
import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { Clipboard } from '@glo/domain/candidates/clipboard';
import { CompanyPages } from '@glo/domain/company-page/company-pages';
import { Downloads } from '@glo/domain/candidates/downloads';
import { Notifications } from '@glo/domain/candidates/notifications';
import { ProfileVisit, Visits } from '@glo/domain/visits/profile-visit';
import { CandidateFilters } from '@glo/domain/filter/candidate-filters';
import { FolderKeeping } from '@glo/domain/folders/folder-keeping';
import { Folders } from '@glo/domain/folders/folders';
import { JobBoard } from '@glo/domain/jobs/job-board';
import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import { Lookups } from '@glo/domain/lookups/lookups';
import { CandidateSearch } from '@glo/domain/search/search';
import { Leaving, Sight } from '@glo/domain/shared/page';
import { Tabs } from '@glo/domain/shared/tabs';
import { Shortlisting, Shortlists } from '@glo/domain/shortlist/shortlist';
import { ToldNo } from '@glo/domain/shortlist/told-no';
import { SuggestedCandidates } from '@glo/domain/talent-pool/suggested-candidates';
import { Acts } from '@glo/domain/unfinished/acts';
import { ContainerModule } from 'inversify';
import { DeviceToldNo } from '../../features/shortlist/told-no/device-told-no.ts';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { ActivityRecorder } from '../../state/device/activity-recorder.ts';
import { configurationToken } from '../configuration/configuration.ts';
import { provide } from './provide.ts';

export const candidates = new ContainerModule((options) => {
  const { bind } = options;
  bind(CandidateDirectory).toResolvedValue(
    (api, { masks }) => maskedDirectory(new HttpCandidateDirectory(api), masks),
    [Api, BlindReview],
  );
  bind(CandidateSearch).toResolvedValue(
    (api, { masks }) => maskedSearch(new HttpCandidateSearch(api), masks),
    [Api, BlindReview],
  );
  provide(options, CandidateFilters, HttpCandidateFilters, [Api]);
  provide(options, SuggestedCandidates, SuggestedCandidates, [CandidateSearch, CompanyPages, CurrentSession]);
  provide(options, Lookups, HttpLookups, [Api]);
  bind(Shortlists).toResolvedValue(
    (api, log, { masks }) => maskedShortlists(withRecording(new HttpShortlists(api), shortlistEvents, log), masks),
    [Api, ActivityLog, BlindReview],
  );
  provide(options, Shortlisting, Shortlisting, [
    Shortlists,
    Notifications,
    Leaving,
    Tabs,
    Acts,
    CurrentSession,
    ToldNo,
  ]);
  bind(ToldNo).toService(DeviceToldNo);
  provide(options, Leaving, BrowserLeaving, [SignOut]);
  bind(Folders).toResolvedValue(
    (api, log) => withRecording(new HttpFolders(api), folderEvents, log),
    [Api, ActivityLog],
  );
  bind(FolderKeeping).toResolvedValue(
    (port, session, log) => withRecording(new FolderKeeping(port, session), folderKeepingEvents, log),
    [Folders, CurrentSession, ActivityLog],
  );
  bind(ActivityLog).toService(ActivityRecorder);
  provide(options, ActivityUndo, ActivityUndo, [Shortlisting, Folders, JobLifecycle, CandidateDirectory]);
  bind(Notifications).toResolvedValue(
    (api, { notificationHeader: header }) => new HttpNotifications(api, header ? { [header.name]: header.value } : {}),
    [Api, configurationToken],
  );
  provide(options, ProfileVisit, ProfileVisit, [JobBoard, Notifications, Visits, CurrentSession, Tabs, Sight]);
  bind(Sight).toResolvedValue(() => new BrowserSight());
  bind(Tabs).toResolvedValue(() => new BrowserTabs());
  bind(Clipboard).toResolvedValue(() => new BrowserClipboard());
  bind(Downloads).toResolvedValue(() => new BrowserDownloads());
});
