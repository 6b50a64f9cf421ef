import { refusal } from '@glo/adapters/wire/refusal';
import type { DescribedCall } from './calls.ts';
import shared from './refusals.json' with { type: 'json' };

/** The refusals of a call by status. `default` describes a server error. */
export function refusalsOf(described: DescribedCall, onlyReads: boolean): Record<string, object> {
  const { call, refusals = {} } = described;
  const hasBody = call.body !== undefined || call.file !== undefined;
  const isCheckedForOrigin = call.method !== 'GET';
  const texts: Readonly<Record<string, readonly (string | false | undefined)[]>> = {
    400: [(hasBody || call.params !== undefined || call.query !== undefined) && shared[400]],
    401: [!call.anonymous && shared[401]],
    403: [refusals['403'], isCheckedForOrigin && shared[403]],
    404: [refusals['404']],
    409: [refusals['409']],
    413: [hasBody && shared[413]],
    415: [hasBody && shared[415]],
    429: [refusals['429'], refusals['429'] !== undefined && shared[429]],
    503: [!onlyReads && shared[503]],
    default: [shared.default],
  };
  return Object.fromEntries(
    Object.entries(texts)
      .map(([status, parts]) => [status, parts.filter(Boolean).join(' ')])
      .filter(([, text]) => text !== '')
      .map(([status, text]) => [status, { description: text, content: { 'application/json': { schema: refusal } } }]),
  );
}
