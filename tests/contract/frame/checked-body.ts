import type { Call } from '@glo/adapters/wire/call';
import { refusal } from '@glo/adapters/wire/refusal';

/** The body of an answer. Throws when it breaks the contract: a reply of another shape, a refusal without words, a 5xx. */
export async function checkedBody(call: Call, response: Response): Promise<unknown> {
  const { status } = response;
  const text = await response.text();
  const broken = (what: string) =>
    new Error(`${call.method} ${call.path} answered ${status} ${what}: ${text.slice(0, 500)}`);
  if (status >= 500 || (status >= 300 && status < 400)) throw broken('which is not documented');
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/json(;|$)/.test(type)) throw broken(`as "${type}" instead of JSON`);
  const body = parse(text);
  if (body === undefined) throw broken('with broken JSON');
  const schema = status < 300 ? call.reply : refusal;
  const { issues = [] } = await schema['~standard'].validate(body);
  const issue = issues.find((each) => !isMore(each));
  if (issue !== undefined)
    throw broken(`against the contract (${(issue.path ?? []).map(String).join('.')}: ${issue.message})`);
  if (status >= 400 && (body as { message: string }).message.trim() === '') throw broken('without a word');
  return body;
}

/** A service may say more than the documents; our stand-in checks its own replies to the letter. */
const isMore = (issue: object) => 'code' in issue && issue.code === 'unrecognized_keys';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
