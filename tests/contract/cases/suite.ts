import type { CallCases } from '../frame/case.ts';
import { companyCases } from './company.ts';

/** Every case there is: a file for each feature of the wire, in the wire table's order. */
export const suite: readonly CallCases[] = [...companyCases];
