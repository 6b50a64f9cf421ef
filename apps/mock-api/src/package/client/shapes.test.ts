import { expectTypeOf, it } from 'vitest';
import type { Asked } from '../../control/faults/fault-shape.ts';
import type { Filter } from '../../control/journal/filter.ts';
import type { JournalEntry } from '../../control/journal/served.ts';
import type { MessageRow } from '../../data/rows.ts';
import type { KnownDataSet } from '../../seed/known-data-set.ts';
import type { HarEntry } from '../../upstream/recording/har.ts';
import type { DataSet, FaultToPlan, Har, Message, RequestFilter, ServedRequest } from './shapes.ts';

/** The package's types name nothing of the server's, so that they need no other package: the compiler compares them here. */
it('the types of the package are those of the server', () => {
  expectTypeOf<FaultToPlan>().toExtend<Asked>();
  // A fault for another world is planned in that world.
  expectTypeOf<Exclude<keyof Asked, 'world'>>().toEqualTypeOf<keyof FaultToPlan>();
  expectTypeOf<NonNullable<Asked['kind']>>().toExtend<NonNullable<FaultToPlan['kind']>>();
  expectTypeOf<JournalEntry>().toExtend<ServedRequest>();
  expectTypeOf<keyof JournalEntry>().toEqualTypeOf<keyof ServedRequest>();
  expectTypeOf<keyof Filter>().toEqualTypeOf<keyof RequestFilter>();
  expectTypeOf<HarEntry>().toExtend<Har['log']['entries'][number]>();
  expectTypeOf<Omit<MessageRow, 'from'>>().toExtend<Message>();
  expectTypeOf<keyof Omit<MessageRow, 'from'>>().toEqualTypeOf<keyof Message>();
  expectTypeOf<keyof DataSet>().toEqualTypeOf<keyof KnownDataSet | 'keepClock'>();
});
