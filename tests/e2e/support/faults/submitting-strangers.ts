import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { demo } from '../sign-in.ts';
import { openWithState } from '../people.ts';
import { comes } from './waiting.ts';
import { failed, heading, press, recruiterCall, type Submitting } from './submitting-screen.ts';

const email = 'nadia@harbour.example';

/** Screens that submit without a session. */
export const strangers: readonly Submitting[] = [
  {
    name: '/login',
    call: recruiterCall('POST', '/user/login'),
    arrive: fillInLogin,
    act: (page) => press(page, 'Login'),
    says: failed,
    done: (page) => heading(page, /^Hello, /),
  },
  {
    name: '/login, the details of the recruiter',
    call: recruiterCall('POST', '/getRecruiterDetailsByID'),
    arrive: fillInLogin,
    act: (page) => press(page, 'Login'),
    says: failed,
    done: (page) => heading(page, /^Hello, /),
  },
  {
    name: '/signup',
    call: recruiterCall('POST', '/user/signup'),
    arrive: async (page) => {
      await page.goto('/signup');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(demo.password);
      await page.getByLabel('Confirm password').fill(demo.password);
      await page.getByRole('checkbox').check();
    },
    act: (page) => press(page, 'Get verification code'),
    says: failed,
    done: (page) => heading(page, 'Enter the one-time code'),
  },
  {
    name: '/forgotpw',
    call: recruiterCall('POST', '/forgotpassword'),
    arrive: async (page) => {
      await page.goto('/forgotpw');
      await page.getByLabel('Email').fill(demo.email);
    },
    act: (page) => press(page, 'Get verification code'),
    says: failed,
    done: (page) => heading(page, 'Enter the one-time code'),
  },
  {
    name: '/verifyotp of a new recruiter',
    call: recruiterCall('POST', '/verifyotp'),
    arrive: async (page) => {
      const { _id } = await post(page, '/user/signup', { email, password: demo.password, is_google_signedIn: false });
      await openWithState(page, '/verifyotp', { email, userId: _id });
      await typeCode(page, await codeFor(page, email));
    },
    act: (page) => press(page, 'Verify'),
    says: failed,
    done: (page) => heading(page, 'Introduce yourself'),
  },
  {
    name: '/verifyotp for a new password',
    call: recruiterCall('POST', '/verifyotplogin'),
    arrive: async (page) => {
      await post(page, '/forgotpassword', { email: demo.email });
      await openWithState(page, '/verifyotp', { email: demo.email });
      await typeCode(page, await codeFor(page, demo.email));
    },
    act: (page) => press(page, 'Verify'),
    says: failed,
    done: (page) => heading(page, 'Create new password'),
  },
  {
    name: '/verifyotp, another code',
    call: recruiterCall('POST', '/resendotp'),
    arrive: async (page) => {
      await post(page, '/forgotpassword', { email: demo.email });
      await page.clock.install();
      await openWithState(page, '/verifyotp', { email: demo.email });
      await expect(page.getByText(/^Resend the code in/)).toBeVisible();
      await page.clock.runFor(61_000);
      await comes(page, page.getByRole('button', { name: 'Resend the code' }));
    },
    act: (page) => press(page, 'Resend the code'),
    says: failed,
    done: (page) => page.getByText("We've sent a new code."),
  },
  {
    name: '/updatepw',
    call: recruiterCall('POST', '/createnewpassword'),
    arrive: async (page) => {
      await post(page, '/forgotpassword', { email: demo.email });
      await post(page, '/verifyotplogin', { email: demo.email, otp: Number(await codeFor(page, demo.email)) });
      await openWithState(page, '/updatepw', { email: demo.email });
      await page.getByLabel('New password').fill('Another1!');
      await page.getByLabel('Confirm password').fill('Another1!');
    },
    act: (page) => press(page, 'Set Password'),
    says: failed,
    done: (page) => page.getByText('Your new password is set. Please sign in with it.'),
  },
];

async function fillInLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(code);
}

async function codeFor(page: Page, to: string): Promise<string> {
  const { messages } = await (await page.request.get(`/__mock/outbox?to=${to}`)).json();
  return String(messages.at(-1).code);
}

async function post(page: Page, path: string, data: object): Promise<{ readonly _id?: string }> {
  const answer = await page.request.post(`/api/recruiter${path}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}
