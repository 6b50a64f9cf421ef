import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { plan } from '../worlds.ts';
import { hang, press, recruiterAt, type RouteCase, expectText } from './route-case.ts';

const password = 'Welcome1!';

/** Opens the form of a recruiter who is already verified. */
const anotherDocumentAt = (path: string) => async (page: Page) => {
  await recruiterAt(path)(page);
  await press(page, 'Send another document');
};

export const accountRoutes: readonly RouteCase[] = [
  {
    path: '/skippedCompanyVerification',
    heading: 'Company verification',
    open: anotherDocumentAt('/skippedCompanyVerification'),
    error: async (page) => {
      await press(page, 'Submit');
      await expectText(page, 'Enter a CIN number or a link, or choose a file');
    },
  },
  {
    path: '/skippedPVerification',
    heading: 'Personal verification',
    open: anotherDocumentAt('/skippedPVerification'),
    error: async (page) => {
      await page.getByLabel('Link to the document').fill('no link');
      await press(page, 'Submit');
      await expectText(page, 'Enter a link that begins with https://');
    },
  },
  { path: '/activity', heading: 'Activity', open: recruiterAt('/activity') },
  { path: '/account', heading: 'Account', open: recruiterAt('/account') },
  {
    path: '/editprofile',
    heading: 'Edit profile',
    open: recruiterAt('/editprofile'),
    error: async (page) => {
      await page.getByLabel('Phone number').fill('0123456789');
      await press(page, 'Update');
      await expectText(page, 'Enter a valid Phone Number');
    },
  },
  {
    path: '/changepassword',
    heading: 'Change password',
    open: recruiterAt('/changepassword'),
    error: async (page) => {
      await press(page, 'Save Changes');
      await expectText(page, 'Enter your password');
    },
  },
  {
    path: '/deleteaccount',
    heading: 'Delete account',
    open: recruiterAt('/deleteaccount'),
    error: async (page) => {
      await press(page, 'Delete Account');
      await expectText(page, 'Enter your password');
    },
    busy: async (page) => {
      await hang(page, '/api/recruiter/profile/delete/account');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await press(page, 'Delete Account');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Account' }).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Delete Account' })).toHaveAttribute('aria-busy', 'true');
    },
  },
  {
    path: '/test',
    heading: 'Test page',
    open: recruiterAt('/test'),
    errorIsOnOpening: true,
    error: async (page) => {
      await plan(page, { path: '/api/v1/mobile/getHashtags', status: 500 });
      await page.reload();
      await expectText(page, 'Unavailable');
    },
    busy: async (page) => {
      await hang(page, '/api/v1/mobile/getHashtags');
      await page.reload();
      await expectText(page, 'Checking');
    },
  },
  { path: '/dummy', heading: 'Test page', open: recruiterAt('/dummy') },
];
