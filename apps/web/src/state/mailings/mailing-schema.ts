import type { EmailDraft } from '@glo/domain/contact/email-draft';
import type { Addressee, Delivery } from '@glo/domain/contact/mailing';
import type { AccountId, StudentId } from '@glo/domain/shared/ids';
import * as z from 'zod/mini';
import { isInternalPath } from '../../navigation/paths.ts';
import { parseJson } from '@glo/domain/shared/json';

interface KeptMailing {
  readonly id: string;
  readonly source: { readonly href: string; readonly label: string };
  /** `Mailings.isToRejected`. */
  readonly isRejection: boolean;
  readonly addressees: readonly Addressee[];
  readonly draft: EmailDraft;
  readonly changedAt: string;
}

type AnnouncedDeliveries = readonly (readonly [StudentId, Delivery])[];

const text = z.string();
const schema = z.object({
  of: text,
  id: z._default(text, ''),
  source: z.object({ href: text, label: text }),
  isRejection: z._default(z.boolean(), false),
  addressees: z.array(z.object({ id: text, name: text, profilePicture: text })),
  draft: z.object({ subject: text, content: text, meetingLink: text, isRejection: z.optional(z.boolean()) }),
  changedAt: z._default(text, ''),
});
const delivery = z.object({ state: z.enum(['sending', 'sent', 'failed', 'unknown']) });

export function readMailing(content: string | null, account: AccountId | null): KeptMailing | null {
  const { success, data } = z.safeParse(schema, parseJson(content));
  if (!success || data.of !== account) return null;
  return isInternalPath(data.source.href) ? (data as unknown as KeptMailing) : null;
}

/** Reads an announcement of another tab. Returns `null` if any delivery is invalid. */
export function readDeliveries(value: unknown): AnnouncedDeliveries | null {
  const isKnown = z.safeParse(z.array(z.tuple([text, delivery])), value).success;
  return isKnown ? (value as AnnouncedDeliveries) : null;
}
