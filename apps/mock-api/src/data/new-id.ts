import { randomBytes } from 'node:crypto';

export const newId = (): string => randomBytes(12).toString('hex');
