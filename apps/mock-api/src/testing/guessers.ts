import { login } from '@glo/adapters/wire/account';
import { verifyOtpLogin } from '@glo/adapters/wire/account-codes';
import { seconds } from '../data/durations.ts';
import { anAccount, passwordOfAll } from './people.ts';
import { aRunningMockApi, type Running } from './running.ts';
import type { Answer, Visitor } from './visitor.ts';

export const asha = 'asha@acme.example';
export const bela = 'bela@acme.example';
/** Never sent, because codes start at 100000. */
export const wrongCode = 99_999;
export const signedInReply = { status: 200, body: { verified: true } };

export const signIn = (visitor: Visitor, email = asha, password = passwordOfAll) =>
  visitor.call(login, { body: { email, password } });
export const guess = (visitor: Visitor, email = asha) => signIn(visitor, email, 'Wrong one 1');
export const enterCode = (visitor: Visitor, otp: number, email = asha) =>
  visitor.call(verifyOtpLogin, { body: { email, otp } });

/** The `Retry-After` header, in seconds. */
export const retryAfter = ({ headers }: Answer) => Number(headers.get('retry-after'));

export interface UnderAttack extends Running {
  from(address: string): Visitor;
  /** Guesses twice, of which the second is refused, and waits. Repeats this and returns the waits in seconds. */
  guessAndWait(times: number, tryOnce: () => Promise<Answer>): Promise<number[]>;
}

export async function aMockApiUnderAttack(rateLimit: number | 'off' = 1): Promise<UnderAttack> {
  const accounts = ['asha', 'bela', 'cleo', 'dina', 'edda', 'fern'].map((id) => anAccount(id));
  const running = await aRunningMockApi({ accounts }, { rateLimit });
  return {
    ...running,
    from(address) {
      const visitor = running.visitor();
      visitor.address = address;
      return visitor;
    },
    async guessAndWait(times, tryOnce) {
      const waits: number[] = [];
      for (let count = 0; count < times; count++) {
        await tryOnce();
        const refused = await tryOnce();
        if (refused.status !== 429) throw new Error(`The next guess was not refused: ${JSON.stringify(refused.body)}`);
        waits.push(retryAfter(refused));
        running.clock.advance(seconds(retryAfter(refused)));
      }
      return waits;
    },
  };
}
