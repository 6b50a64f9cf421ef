export async function fetchJson(method: string, path: string, body?: unknown): Promise<unknown> {
  const json =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await fetch(path, { method, ...json }).catch(() => {
    throw new Error('The mock API does not respond.');
  });
  const reply: unknown = await response.json().catch(() => ({}));
  if (response.ok) return reply;
  const { message = `The mock API responded with ${response.status}.` } = reply as { message?: string };
  throw new Error(message);
}
