import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { BodyCopy } from '../body-copy.ts';
import { destinationsOf } from '../destinations.ts';
import { cleanBody, cleanUrl, type Message, secretsOf } from '../exchange.ts';
import { headersHere } from '../headers.ts';
import { type Answer, type Asked, NotAnswered, type ReplySource } from '../reply-source.ts';
import { tooLarge } from './har.ts';
import { type RecordedEntry, readRecordings } from './read-recordings.ts';

/** The requests of a recording say at which addresses of this server they were made, and no service is asked. */
const nowhere = { recruiter: 'http://recording.invalid', candidate: 'http://recording.invalid' };

/** Replies come from the recordings in a folder. Throws `UnusableFolder` when there is none. */
export async function recordingSource(folder: string, sessionEnd: string): Promise<ReplySource> {
  const entries = Map.groupBy(await readRecordings(folder), keyOfEntry);
  const answered = new Map<string, number>();
  return {
    destinations: destinationsOf({ ...nowhere, sessionEnd }),
    async answer(asked) {
      const key = await keyOf(asked);
      const alike = entries.get(key) ?? [];
      const times = answered.get(key) ?? 0;
      answered.set(key, times + 1);
      const entry = alike[Math.min(times, alike.length - 1)];
      if (entry === undefined) throw notRecorded(asked, folder);
      return answerOf(entry, asked);
    },
  };
}

async function keyOf({ request, body, gone }: Asked): Promise<string> {
  const copy = body.pipe(new BodyCopy());
  copy.resume();
  await finished(copy, { signal: gone });
  const { content, bytes } = copy;
  return keyFor(request.method, request.originalUrl, { headers: request.headers, body: content, bytes });
}

function keyOfEntry({ request: { method, url, postData = {} } }: RecordedEntry): string {
  const { comment, text = '', mimeType, _encoding } = postData;
  const bytes = Buffer.from(text, _encoding === 'base64' ? 'base64' : 'utf8');
  const body = comment === tooLarge ? null : bytes;
  const address = url.replace(/^https?:\/\/[^/]*/, '');
  return keyFor(method, address, { headers: { 'content-type': mimeType }, body, bytes: bytes.length });
}

/** Requests are the same when they are without their secrets. */
function keyFor(method: string, url: string, message: Message): string {
  const secrets = secretsOf({ url, request: message, reply: null });
  const body = cleanBody(message, secrets)?.text ?? tooLarge;
  return `${method} ${cleanUrl(url, secrets)}\n${body}`;
}

function answerOf({ response }: RecordedEntry, { request }: Asked): Answer {
  const { status, statusText, headers, content } = response;
  if (content.text === undefined && content.comment === tooLarge) {
    const message = `The recorded reply to ${request.method} ${request.url} was too large to be kept.`;
    throw new NotAnswered(501, message, 'it was too large to be recorded');
  }
  const body = Buffer.from(content.text ?? '', content.encoding === 'base64' ? 'base64' : 'utf8');
  const {
    'content-length': _length,
    'content-encoding': _encoding,
    ...others
  } = Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]));
  // Its text has lost its secrets, and with them perhaps its length.
  const length = request.method === 'HEAD' || status === 204 ? {} : { 'content-length': String(body.length) };
  return { status, statusText, headers: { ...headersHere(others), ...length }, body: Readable.from([body]) };
}

function notRecorded({ request: { method, url } }: Asked, folder: string): NotAnswered {
  const message = `There is no recorded reply to ${method} ${url} in ${folder}. RECORD keeps one; without REPLAY the stand-in answers.`;
  return new NotAnswered(501, message, 'it was not recorded');
}
