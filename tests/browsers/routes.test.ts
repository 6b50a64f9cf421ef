import { expect, it } from 'vitest';
import { paths } from '../../apps/web/src/navigation/paths.ts';
import { inEachEngine, journeyTimeoutMs } from './engines.ts';
import { signInAsDemo } from './screen.ts';

const screens: readonly (readonly [path: string, title: string | RegExp])[] = [
  [paths.dashboard, 'Hello, Meera'],
  [paths.recruit, 'JOB POSTED'],
  [paths.opportunity, 'Active Jobs'],
  [paths.jobForm, 'Post Opportunity'],
  [paths.search, 'Search Candidates'],
  [paths.talentPool, 'Talent Pool'],
  [paths.shortlisted, 'Shortlisted candidates'],
  [paths.companyPage, /Acme Works/],
  [paths.account, 'Account'],
  [paths.editProfile, 'Edit profile'],
  [paths.changePassword, 'Change password'],
  [paths.deleteAccount, 'Delete account'],
  [paths.activity, 'Activity'],
  [paths.laterCompanyVerification, 'Company verification'],
  [paths.laterPersonalVerification, 'Personal verification'],
  [paths.helpCentre, 'Help Center'],
  [paths.bugReport, 'Report a bug'],
  [paths.policy, 'Privacy policy'],
  ['/no-such-page', 'Page not found'],
];

inEachEngine('every screen', (opened) => {
  it(
    'opens at its URL',
    async () => {
      const { screen } = opened();
      await signInAsDemo(screen);
      for (const [path, title] of screens) {
        await screen.visit(path);
        expect(await screen.title(title), path).toMatch(title);
      }
    },
    journeyTimeoutMs,
  );
});
