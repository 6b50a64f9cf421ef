import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { openWithState } from '../people.ts';
import { press, pressBusy, type RouteCase, expectText } from './route-case.ts';

const email = 'nadia@harbour.example';
const password = 'Welcome1!';
const openPath = (path: string) => async (page: Page) => void (await page.goto(path));
const openPathWithGoogle = (path: string) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Continue with Google/ })).toBeVisible();
};

export const entryRoutes: readonly RouteCase[] = [
  {
    path: '/',
    title: 'Login',
    heading: 'Welcome Back',
    open: openPathWithGoogle('/'),
    error: async (page) => {
      await press(page, 'Login');
      await expectText(page, 'Enter a valid Email id');
    },
    busy: async (page) => {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await pressBusy(page, 'Login', '/api/recruiter/user/login');
    },
  },
  {
    path: '/signup',
    heading: 'Get Started',
    open: openPathWithGoogle('/signup'),
    error: async (page) => {
      await press(page, 'Get verification code');
      await expectText(page, 'Accept the privacy policy to continue');
    },
  },
  {
    path: '/forgotpw',
    heading: 'Forgot Password',
    open: openPath('/forgotpw'),
    error: async (page) => {
      await page.getByLabel('Email').fill('nobody');
      await page.getByLabel('Email').press('Enter');
      await expectText(page, 'Enter a valid Email id');
    },
    repeats: ['windows', 'error'],
  },
  {
    path: '/verifyotp',
    heading: 'Enter the one-time code',
    open: (page) => openWithState(page, '/verifyotp', { email }),
    error: async (page) => {
      await press(page, 'Verify');
      await expectText(page, 'Enter all six digits of the code.');
    },
    repeats: ['windows'],
  },
  {
    path: '/updatepw',
    heading: 'Create new password',
    open: (page) => openWithState(page, '/updatepw', { email }),
    error: async (page) => {
      await page.getByLabel('New password').fill('short');
      await page.getByLabel('New password').press('Enter');
      await expectText(page, 'Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)');
    },
    repeats: ['windows', 'error'],
  },
  { path: '/policytext', heading: 'Privacy policy', open: openPath('/policytext') },
];
