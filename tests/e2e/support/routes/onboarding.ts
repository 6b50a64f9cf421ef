import { aCompleteCompanyForm, aFinishedOnboardingDraft, tidewater } from '@glo/domain/testing/onboarding';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { signUpNewcomer } from '../people.ts';
import { aPicture } from '../pictures.ts';
import { expectAlert, expectText, failOnLoad, hangCall, press, pressBusy, type RouteCase } from './route-case.ts';

const finished = aFinishedOnboardingDraft();
const named = aFinishedOnboardingDraft({ company: null, hireIn: [] });
const created = aFinishedOnboardingDraft({ createdCompany: tidewater, hireIn: [] });
const openAsNewcomer = (path: string, draft: Parameters<typeof signUpNewcomer>[1]) => async (page: Page) => {
  await signUpNewcomer(page, draft);
  await page.goto(path);
};

export const onboardingRoutes: readonly RouteCase[] = [
  {
    path: '/details',
    heading: 'Introduce yourself',
    step: 'Step 1 of 5',
    open: openAsNewcomer('/details', {}),
    error: async (page) => {
      await press(page, 'Next');
      await expectText(page, 'Enter a valid Name');
      await expectText(page, 'Enter a valid Designation');
      await expectText(page, 'Enter a valid Phone Number');
      await expectText(page, 'Enter Your Location');
    },
    busy: async (page) => {
      await page.getByRole('combobox', { name: 'Location' }).fill('Pun');
      await expect(page.getByText('Searching')).toBeVisible();
    },
    repeats: ['busy'],
  },
  {
    path: '/companydetails',
    heading: 'Your company',
    step: 'Step 2 of 5',
    open: openAsNewcomer('/companydetails', named),
    errorIsOnOpening: true,
    error: (page) => failOnLoad(page, '/api/recruiter/getCompanies', 'Failed to fetch companies. Please try again.'),
    busy: async (page) => {
      await hangCall(page, '/api/recruiter/getCompanies');
      await press(page, 'Try again');
      await page.getByRole('combobox', { name: 'Company' }).click();
      await expect(page.getByText('Searching')).toBeVisible();
    },
    repeats: ['windows'],
  },
  {
    path: '/createCompany',
    heading: 'Create Company Page',
    step: 'Step 2 of 5',
    open: openAsNewcomer('/createCompany', { ...named, companyForm: aCompleteCompanyForm({ name: '', imageUrl: '' }) }),
    error: async (page) => {
      await press(page, 'Continue');
      await expectText(page, 'Enter the company name');
      await expectText(page, 'Please choose your company image!');
    },
    busy: async (page) => {
      await hangCall(page, '/api/recruiter/upload/company/image');
      await page.locator('input[type=file]').setInputFiles(aPicture());
      await expectText(page, 'Uploading…');
    },
  },
  {
    path: '/technologies',
    heading: 'Top technologies used in your company',
    step: 'Step 2 of 5',
    open: openAsNewcomer('/technologies', { ...named, companyForm: aCompleteCompanyForm() }),
    errorIsOnOpening: true,
    error: (page) => failOnLoad(page, '/api/v1/mobile/getHashtags', 'Some error occured! Please retry..'),
    repeats: ['windows', 'error'],
  },
  {
    path: '/companyverification',
    heading: 'Company verification',
    step: 'Step 3 of 5',
    open: openAsNewcomer('/companyverification', created),
    error: async (page) => {
      await page.getByLabel('CIN number').fill('U72900PN2014PTC151234');
      await page.getByLabel('Link to the document').fill('files.example/certificate.pdf');
      await press(page, 'Next');
      await expectAlert(page, 'You can only select one.');
    },
    repeats: ['windows'],
  },
  {
    path: '/personalVerification',
    heading: 'Personal verification',
    step: 'Step 4 of 5',
    open: openAsNewcomer('/personalVerification', finished),
    error: async (page) => {
      await press(page, 'Next');
      await expectText(page, 'Enter a link or choose a file');
    },
    repeats: ['windows'],
  },
  {
    path: '/hirepage',
    heading: 'Looking to hire in',
    step: 'Step 5 of 5',
    open: openAsNewcomer('/hirepage', { ...finished, hireIn: [] }),
    error: async (page) => {
      await press(page, 'Continue');
      await expectText(page, 'Choose at least one industry.');
    },
    busy: async (page) => {
      await press(page, 'Finance');
      await pressBusy(page, 'Continue', '/api/recruiter/saveRecruiterOnboardingDetails');
    },
    repeats: ['windows', 'busy'],
  },
];
