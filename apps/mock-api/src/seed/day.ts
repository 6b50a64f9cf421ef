import * as z from 'zod/mini';

const shape = z.iso.date();

/** Checks for a day from 2000 to 2099, such as 2026-03-01. */
export const isDay = (text: string): boolean => text.startsWith('20') && shape.safeParse(text).success;
