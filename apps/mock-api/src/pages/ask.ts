/** A call relative to the page; what it answers, or an error in words. */
export async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const json =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await fetch(path, { method, ...json }).catch(() => {
    throw new Error('The server does not answer.');
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  const { message = `The server answered ${response.status}.` } = answer as { message?: string };
  throw new Error(message);
}
