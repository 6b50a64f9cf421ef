import { placesMaximum } from '@glo/domain/jobs/job-field-rules';
import * as z from 'zod/mini';
import { candidateCall } from './call.ts';
import * as field from './fields.ts';
import { text, textList } from './entered.ts';
import { idOrNone } from './shapes.ts';

/** The filter of the opportunity page (specification 2, section 3); whatever is empty filters nothing. */

const experience = z.object({ minExp: z.number(), maxExp: z.number() });

/** `percentage`: greater than this many percent; `endDate`: years of passing. */
const education = z.object({
  degree: text,
  specialisation: text,
  institute: text,
  percentage: z.nullable(z.number()),
  endDate: z.array(z.number()).check(z.maxLength(60)),
});

export const filterCandidates = candidateCall({
  method: 'POST',
  path: '/jobFormFilter',
  manyIds: true,
  body: z.object({
    skilltags: textList,
    gender: z.union([z.enum(['Male', 'Female', 'Others']), z.literal('')]),
    location: z.array(z.object({ city: text, state: text, country: text })).check(z.maxLength(placesMaximum)),
    internshipExp: experience,
    fullTimeExp: experience,
    masterDetails: education,
    bachelorDetails: education,
    diplomaDetails: education,
    twelthDetails: education,
    tenthDetails: education,
    student_id: z.array(idOrNone).check(z.maxLength(100_000)),
  }),
  reply: z.array(field.id),
});

const list = (path: string) =>
  candidateCall({ method: 'GET', path, reply: z.strictObject({ data: z.array(z.string()) }) });

export const getBachelorsSpecialization = list('/getBachelorsSpecialization');
export const getStreams = list('/getStreams');
export const getBachelorsDegrees = list('/getBachelorsDegrees');
export const getMastersDegrees = list('/getMastersDegrees');
export const getMastersSpecialization = list('/getMastersSpecialization');
export const getAllInstitutes = list('/getAllInstitutes');
