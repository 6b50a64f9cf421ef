import { emptyOnboardingDraft, type OnboardingDraft } from '@glo/domain/onboarding/onboarding-draft';
import { accountId } from '@glo/domain/testing/builders';
import type { Page } from '@playwright/test';
import { aRoot } from '../../../apps/web/src/testing/roots.ts';
import { demo, storeRoot, post } from './sign-in.ts';

/** Signs up and confirms the code through the API. Stores the onboarding draft on the device. */
export async function signUpNewcomer(page: Page, draft: Partial<OnboardingDraft> = {}): Promise<void> {
  const email = 'nadia@harbour.example';
  const { _id } = await post(page, '/api/recruiter/user/signup', {
    email,
    password: demo.password,
    is_google_signedIn: false,
  });
  const outbox = await (await page.request.get(`/__mock/outbox?to=${email}`)).json();
  await post(page, '/api/recruiter/verifyotp', { userId: _id, otp: Number(outbox.messages.at(-1).code) });
  const id = accountId(String(_id));
  await storeRoot(
    page,
    aRoot({
      auth: {
        session: { accountId: id, email, verified: true, profileFilled: false, recruiter: null },
        draftsOf: id,
        owesEnd: false,
      },
      onboarding: { ...emptyOnboardingDraft, ...draft },
    }),
  );
}

/** Opens a screen with navigation state, as the router would. */
export async function openWithState(page: Page, path: string, state: object): Promise<void> {
  const handingOn = await page.addInitScript((usr) => {
    window.history.replaceState({ usr, key: 'opened', idx: 0 }, '');
  }, state);
  await page.goto(path);
  await handingOn.dispose();
}

/** Opens a screen with navigation state in the running application. */
export async function navigateWithState(page: Page, path: string, state: object): Promise<void> {
  await page.evaluate(
    ([to, usr]) => {
      window.history.pushState({ usr, key: 'opened', idx: window.history.length }, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    },
    [path, state] as const,
  );
}
