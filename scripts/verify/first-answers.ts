import { login } from '@glo/adapters/wire/account';
import { serverWords } from '@glo/adapters/http/server-words';
import { getLocations } from '@glo/adapters/wire/lookups';
import { Client } from '../../tests/contract/frame/client.ts';
import type { Judgement } from '@glo/adapters/judge/judge';
import { NotReceived } from '../../tests/contract/frame/receive.ts';
import type { Target } from '../../tests/contract/targets/target.ts';

/** Signs in and sends one request to each service. Throws if that fails, because all cases would fail too. */
export async function firstAnswers(target: Target): Promise<void> {
  let last: Judgement | undefined;
  const report = (judgement: Judgement) => {
    last = judgement;
  };
  const client = new Client({
    target: { ...target, report },
    world: null,
    answered: () => undefined,
    skip: (reason) => {
      throw new Error(reason);
    },
  });
  const { email, password } = target.recruiter;
  const signedIn = await answered('recruiter service', target.recruiterBase, () =>
    client.send(login, { body: { email, password } }),
  );
  const { _id: account } = (signedIn.body ?? {}) as { readonly _id?: string };
  if (account === undefined || account === '') {
    const message = serverWords('', signedIn.body) || (last?.differences.join(', ') ?? '');
    throw new Error(
      `The sign-in with CONTRACT_EMAIL and CONTRACT_PASSWORD failed at ${target.recruiterBase}: ${message}`,
    );
  }
  await answered('candidate service', target.candidateBase, () =>
    client.send(getLocations, { query: { searchValue: 'a' } }),
  );
}

async function answered<T>(name: string, address: string, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof NotReceived)) throw error;
    throw new Error(`No response from the ${name} at ${address}: ${error.message}.`, { cause: error });
  }
}
