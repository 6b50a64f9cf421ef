import * as z from 'zod/mini';

const size = z.int().check(z.gte(-1));
const pairs = z.array(z.strictObject({ name: z.string(), value: z.string() }));
const milliseconds = z.number().check(z.gte(0));

const entry = z.strictObject({
  startedDateTime: z.iso.datetime(),
  time: milliseconds,
  request: z.strictObject({
    method: z.string(),
    url: z.url(),
    httpVersion: z.string(),
    cookies: pairs,
    headers: pairs,
    queryString: pairs,
    postData: z.optional(
      z.strictObject({
        mimeType: z.string(),
        params: pairs,
        text: z.string(),
        comment: z.optional(z.string()),
        // Of one's own, as the format allows.
        _encoding: z.optional(z.literal('base64')),
      }),
    ),
    headersSize: size,
    bodySize: size,
  }),
  response: z.strictObject({
    status: z.int(),
    statusText: z.string(),
    httpVersion: z.string(),
    cookies: pairs,
    headers: pairs,
    content: z.strictObject({
      size,
      mimeType: z.string(),
      text: z.optional(z.string()),
      encoding: z.optional(z.literal('base64')),
      comment: z.optional(z.string()),
    }),
    redirectURL: z.string(),
    headersSize: size,
    bodySize: size,
  }),
  cache: z.strictObject({}),
  timings: z.strictObject({ send: milliseconds, wait: milliseconds, receive: milliseconds }),
});

/** What HAR 1.2 demands of a file, and nothing that it does not know. */
const har = z.strictObject({
  log: z.strictObject({
    version: z.literal('1.2'),
    creator: z.strictObject({ name: z.string(), version: z.string() }),
    pages: z.tuple([]),
    entries: z.array(entry),
  }),
});

type Har = z.infer<typeof har>;

/** Throws when it is not as HAR 1.2 demands. */
export const entriesOf = (file: unknown): Har['log']['entries'] => har.parse(file).log.entries;
