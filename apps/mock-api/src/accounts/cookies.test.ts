import { signUp, verifyOtp } from '@glo/adapters/wire/account-codes';
import { expect, it } from 'vitest';
import { passwordOfAll } from '../testing/people.ts';
import { aRunningMockApi } from '../testing/running.ts';

const attributesOf = (cookies: readonly string[], name: string) =>
  cookies
    .find((each) => each.startsWith(`${name}=`))
    ?.split('; ')
    .slice(1)
    .filter((attribute) => !/^(Max-Age|Expires)=/.test(attribute))
    .sort();

it('a cookie that is cleared has the attributes of the one that was set', async () => {
  const { visitor } = await aRunningMockApi();
  const asha = visitor();
  const email = 'asha@acme.example';
  const signedUp = await asha.call(signUp, { body: { email, password: passwordOfAll, is_google_signedIn: false } });
  const { _id: userId } = signedUp.body as { _id: string };
  const verified = await asha.call(verifyOtp, { body: { userId, otp: await asha.codeOf(email) } });
  const given = attributesOf(signedUp.headers.getSetCookie(), 'signup');
  expect(given).toEqual(['HttpOnly', 'Path=/', 'SameSite=Strict']);
  expect(attributesOf(verified.headers.getSetCookie(), 'signup')).toEqual(given);
  expect(asha.cookies.has('signup')).toBe(false);
});
