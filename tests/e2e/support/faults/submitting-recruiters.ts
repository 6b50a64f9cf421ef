import { aCompleteDraft } from '@glo/domain/testing/builders';
import type { Page } from '@playwright/test';
import { actionsOf } from '../candidates.ts';
import type { Recruiter } from './people.ts';
import { demo, signInQuietly } from '../sign-in.ts';
import { failed, heading, ofService, press, recruiterCall, type Submitting } from './submitting-screen.ts';

const withDraft = { job: { draft: aCompleteDraft(), changedAt: new Date().toISOString() } };
const recruiterAt =
  (path: string, fillIn: (page: Page) => Promise<unknown> = async () => undefined) =>
  async (page: Page, recruiter: Recruiter) => {
    await signInQuietly(page, withDraft);
    await page.goto(path.replace(':job', recruiter.job).replace(':student', recruiter.student));
    await fillIn(page);
  };
const firstCard = (page: Page) => page.getByRole('article').first();
const jobPage = '/opportunitypage?job=:job';
/** Screens of a complete recruiter that submit. */
export const recruiters: readonly Submitting[] = [
  {
    name: '/skippedCompanyVerification',
    call: recruiterCall('POST', '/company/submit/document'),
    arrive: recruiterAt('/skippedCompanyVerification', async (page) => {
      await press(page, 'Send another document');
      await page.getByLabel('CIN number').fill('U72900PN2014PTC151234');
    }),
    act: (page) => press(page, 'Submit'),
    says: 'some error occurred',
    done: (page) => heading(page, /^Hello, /),
  },
  {
    name: '/skippedPVerification',
    call: recruiterCall('POST', '/submit/document'),
    arrive: recruiterAt('/skippedPVerification', async (page) => {
      await press(page, 'Send another document');
      await page.getByLabel('Link to the document').fill('https://files.example/card.pdf');
    }),
    act: (page) => press(page, 'Submit'),
    says: 'some error occurred',
    done: (page) => heading(page, /^Hello, /),
  },
  {
    name: '/editprofile',
    call: recruiterCall('PATCH', '/profile/edit/*'),
    arrive: recruiterAt('/editprofile', (page) => page.getByLabel('Phone number').fill('9820114467')),
    act: (page) => press(page, 'Update'),
    says: failed,
    done: (page) => heading(page, /^Hello, /),
  },
  {
    name: '/changepassword',
    call: recruiterCall('POST', '/profile/change/password/*'),
    arrive: recruiterAt('/changepassword', async (page) => {
      await page.getByLabel('Current password').fill(demo.password);
      await page.getByRole('textbox', { name: 'New password' }).fill('Another1!');
    }),
    act: (page) => press(page, 'Save Changes'),
    says: ofService,
    done: (page) => page.getByText('Your password has changed. Please sign in with the new one.'),
  },
  {
    name: '/deleteaccount',
    call: recruiterCall('POST', '/profile/delete/account'),
    arrive: recruiterAt('/deleteaccount', (page) => page.getByLabel('Password', { exact: true }).fill(demo.password)),
    act: async (page) => {
      await press(page, 'Delete Account');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Account' }).press('Enter');
    },
    says: ofService,
    done: (page) => page.getByText("Your account is deleted, and you're signed out."),
  },
  {
    name: '/jobDescription, the suggestion',
    call: recruiterCall('POST', '/opportunity/jd'),
    arrive: recruiterAt('/jobDescription'),
    act: (page) => press(page, 'Suggest description'),
    says: failed,
    done: (page) => page.getByRole('button', { name: 'Append' }),
  },
  {
    name: '/jobpreview',
    call: recruiterCall('POST', '/opportunity/saveOpportunityPosts'),
    arrive: recruiterAt('/jobpreview'),
    act: (page) => press(page, /^(Post|Try again)$/),
    says: `${failed} Your draft is saved on this device.`,
    done: (page) => heading(page, 'Posted Successfully'),
  },
  {
    name: '/editJobDetails/:id',
    call: recruiterCall('POST', '/opportunity/edit/*'),
    arrive: recruiterAt('/editJob/:job', async (page) => {
      await page.getByLabel('Vacancies').fill('7');
      await press(page, 'Edit Job Description');
      await press(page, 'Update');
      await heading(page, 'Job Preview').waitFor();
    }),
    act: (page) => press(page, /^(Update|Try again)$/),
    says: `${failed} Your changes are kept in this tab.`,
    done: (page) => heading(page, 'Active Jobs'),
  },
  {
    name: '/opportunitypage, closing the job',
    call: recruiterCall('PATCH', '/opportunity/updateOpportunityStatus/*'),
    arrive: recruiterAt(jobPage, (page) => firstCard(page).waitFor()),
    act: (page) => press(page, 'Close this Job'),
    says: failed,
    done: (page) => page.getByRole('button', { name: 'Activate this Job' }),
  },
  {
    name: '/opportunitypage, shortlisting',
    call: recruiterCall('POST', '/opportunity/save/shortlist/candidate'),
    arrive: recruiterAt(`${jobPage}&tab=recommended`, (page) => firstCard(page).waitFor()),
    act: (page) => press(page, /^Shortlist /),
    says: failed,
    done: (page) => page.getByRole('button', { name: /^Shortlisted / }),
  },
  {
    name: '/shortlistedCandidates, a new folder',
    call: recruiterCall('POST', '/globalShortlist/createfolder'),
    arrive: recruiterAt('/shortlistedCandidates', async (page) => {
      await firstCard(page).waitFor();
      await press(page, 'Create Folder');
      await page.getByLabel('Folder name').fill('Tide Readers');
    }),
    act: (page) => press(page, 'Create New'),
    says: failed,
    done: (page) => page.getByRole('heading', { level: 2, name: 'Tide Readers' }),
  },
  {
    name: '/shortlistedCandidates, into another folder',
    call: recruiterCall('POST', '/globalShortlist/savecandidate/*'),
    arrive: recruiterAt('/shortlistedCandidates', async (page) => {
      await actionsOf(firstCard(page)).click();
      await press(page, 'Add to Folder');
      await page
        .getByRole('radio', { name: /^(?!.*Already in)/ })
        .first()
        .check();
    }),
    act: (page) => press(page, 'Add to Folder'),
    says: failed,
    done: (page) => page.getByText(/^Candidate successfully shortlisted! for /),
  },
  {
    name: '/shortlistedCandidates, a removal',
    call: recruiterCall('DELETE', '/globalShortlist/removecandidate/*'),
    arrive: recruiterAt('/shortlistedCandidates', (page) => firstCard(page).waitFor()),
    act: (page) => press(page, /^Remove /),
    says: failed,
    done: (page) => page.getByText('Candidate Removed!'),
  },
  {
    name: '/searchCandidate',
    call: recruiterCall('POST', '/recruiter/search/candidateByScore'),
    arrive: recruiterAt('/searchCandidate', async (page) => {
      await page.getByRole('combobox', { name: 'Skills' }).fill('SQL');
      await page.getByRole('option', { name: 'SQL', exact: true }).first().click();
      await page.keyboard.press('Escape');
    }),
    act: (page) => press(page, 'Search'),
    says: ofService,
    done: (page) => heading(page, 'Search Result'),
  },
  {
    name: '/connect/:id?',
    call: recruiterCall('POST', '/opportunity/send/email'),
    arrive: recruiterAt('/connect/:student', async (page) => {
      await page.getByLabel('Subject').fill('A job');
      await page.getByLabel('Content').fill('Please call.');
      await page.getByLabel('Meeting Link').fill('https://meet.example/1');
      await page.getByText(/@\w+/).first().waitFor();
    }),
    act: (page) => press(page, 'Send'),
    says: /^Your email wasn't sent\./,
    done: (page) => heading(page, /^Hello, /),
  },
];
