import { type ActivityEntry, activityKinds, activityLimits } from '@glo/domain/activity/activity';
import * as z from 'zod/mini';

const entry = z.object({
  kind: z.enum(activityKinds),
  job: z.nullable(z.string()),
  folder: z.nullable(z.string()),
  title: z.string(),
  students: z.array(z.string()),
  count: z.number(),
  at: z.string(),
});

/** Skips damaged entries. */
export function readActivity(kept: readonly unknown[]): readonly ActivityEntry[] {
  const entries = kept.flatMap((content) => {
    const { success, data } = z.safeParse(entry, content);
    return success && !Number.isNaN(Date.parse(data.at)) ? [data as unknown as ActivityEntry] : [];
  });
  return entries.slice(0, activityLimits.entries);
}
