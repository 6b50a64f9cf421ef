import { expect } from '../fixtures.ts';
import { expectText, failOnLoad, hangCall, openAsRecruiter, press, type RouteCase } from './route-case.ts';

const password = 'Welcome1!';

export const accountRoutes: readonly RouteCase[] = [
  {
    path: '/skippedCompanyVerification',
    heading: 'Company verification',
    open: openAsRecruiter('/skippedCompanyVerification'),
    error: async (page) => {
      await press(page, 'Submit');
      await expectText(page, 'Enter a CIN number or a link, or choose a file');
    },
    repeats: ['error'],
  },
  {
    path: '/skippedPVerification',
    heading: 'Personal verification',
    open: openAsRecruiter('/skippedPVerification'),
    error: async (page) => {
      await page.getByLabel('Link to the document').fill('no link');
      await press(page, 'Submit');
      await expectText(page, 'Enter a link that begins with https://');
    },
    repeats: ['windows', 'error'],
  },
  { path: '/activity', heading: 'Activity', open: openAsRecruiter('/activity') },
  { path: '/account', heading: 'Account', open: openAsRecruiter('/account') },
  {
    path: '/editprofile',
    heading: 'Edit profile',
    open: openAsRecruiter('/editprofile'),
    error: async (page) => {
      await page.getByLabel('Phone number').fill('0123456789');
      await press(page, 'Update');
      await expectText(page, 'Enter a valid Phone Number');
    },
    repeats: ['error'],
  },
  {
    path: '/changepassword',
    heading: 'Change password',
    open: openAsRecruiter('/changepassword'),
    error: async (page) => {
      await press(page, 'Save Changes');
      await expectText(page, 'Enter your password');
    },
    repeats: ['windows', 'error'],
  },
  {
    path: '/deleteaccount',
    heading: 'Delete account',
    open: openAsRecruiter('/deleteaccount'),
    error: async (page) => {
      await press(page, 'Delete Account');
      await expectText(page, 'Enter your password');
    },
    busy: async (page) => {
      await hangCall(page, '/api/recruiter/profile/delete/account');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await press(page, 'Delete Account');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Account' }).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Delete Account' })).toHaveAttribute('aria-busy', 'true');
    },
    repeats: ['windows', 'error', 'busy'],
  },
  {
    path: '/test',
    heading: 'Test page',
    open: openAsRecruiter('/test'),
    errorIsOnOpening: true,
    error: (page) => failOnLoad(page, '/api/v1/mobile/getHashtags', 'Unavailable'),
    busy: async (page) => {
      await hangCall(page, '/api/v1/mobile/getHashtags');
      await page.reload();
      await expectText(page, 'Checking');
    },
    repeats: ['windows', 'error', 'busy'],
  },
  { path: '/dummy', heading: 'Test page', open: openAsRecruiter('/dummy'), repeats: ['windows'] },
];
