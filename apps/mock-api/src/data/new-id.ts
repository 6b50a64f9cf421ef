import { randomBytes } from 'node:crypto';

/** A new row id: 24 hex characters. */
export const newId = (): string => randomBytes(12).toString('hex');
