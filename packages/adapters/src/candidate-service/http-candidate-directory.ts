import { cleanEmail } from '@glo/domain/account/credentials';
import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { CandidateProfile, ProofOfWork } from '@glo/domain/candidates/candidate-profile';
import { cleanLine } from '@glo/domain/shared/clean-text';
import type { StudentId } from '@glo/domain/shared/ids';
import { mapOutcome, type Outcome, success } from '@glo/domain/shared/outcome';
import { ApiClient } from '../http/api.ts';
import { getCandidatesByIds, getGloScore, getPosts, getProfileData } from '../wire/candidates.ts';
import { readCandidate } from '../wire/read-candidate.ts';
import type { Content } from '../wire/read-reply.ts';

export class HttpCandidateDirectory extends ApiClient implements CandidateDirectory {
  async byIds(ids: readonly StudentId[]): Promise<Outcome<readonly Candidate[]>> {
    if (ids.length === 0) return success([]);
    const answer = await this.api.send(getCandidatesByIds, { body: { applicants_ids: [...ids] } });
    return mapOutcome(answer, (value) => value.applicants.map(readCandidate));
  }

  async profile(id: StudentId): Promise<Outcome<CandidateProfile>> {
    const answer = await this.api.send(getProfileData, { query: { student_id: id } });
    return mapOutcome(answer, (value) => readProfile(id, value));
  }

  async gloScore(id: StudentId): Promise<Outcome<number | null>> {
    const answer = await this.api.send(getGloScore, { query: { student_id: id } });
    return mapOutcome(answer, (value) => value.score ?? null);
  }

  async proofOfWork(id: StudentId): Promise<Outcome<readonly ProofOfWork[]>> {
    const answer = await this.api.send(getPosts, { query: { post_owner_user_id: id } });
    return mapOutcome(answer, (value) => value.postData.map(readPost));
  }
}

type WireProfile = Content<typeof getProfileData>;
type WirePost = Content<typeof getPosts>['postData'][number];

export function readProfile(id: StudentId, wire: WireProfile): CandidateProfile {
  const contact = wire.contact_details;
  return {
    id,
    name: wire.name,
    bio: wire.bio ?? '',
    coverPicture: wire.cover_picture ?? '',
    profilePicture: wire.profile_picture ?? '',
    aspirations: wire.aspirations ?? [],
    skills: wire.hashtags ?? [],
    location: contact?.location?.lable ?? '',
    mobileNumber: cleanLine(contact?.mobile_number ?? ''),
    email: cleanEmail(contact?.email ?? ''),
    followers: wire.followers_count ?? 0,
    lits: wire.pow_lits_count ?? 0,
    workExperience: (wire.work_experience ?? []).map((entry) => ({
      title: entry.title ?? '',
      employmentType: entry.employment_type ?? '',
      companyName: entry.company_name ?? '',
      startDate: entry.start_date ?? '',
      endDate: entry.end_date || null,
    })),
    education: (wire.education_details ?? []).map((entry) => ({
      school: entry.school ?? '',
      degree: entry.degree ?? '',
      majors: entry.majors ?? '',
      startDate: entry.start_date ?? '',
      endDate: entry.end_date || null,
      grade: String(entry.grades ?? ''),
    })),
  };
}

/** A post has one attachment: its video, PDF or link, in this order. */
export function readPost(wire: WirePost): ProofOfWork {
  return {
    title: wire.post_title ?? '',
    description: wire.post_description ?? '',
    hashtags: wire.post_hashtags ?? [],
    ...readAttachment(wire),
  };
}

function readAttachment(wire: WirePost): Pick<ProofOfWork, 'kind' | 'link' | 'thumbnail'> {
  if (wire.video_link) return { kind: 'video', link: wire.video_link, thumbnail: wire.video_url_thumbnail ?? '' };
  if (wire.pdf_link) return { kind: 'pdf', link: wire.pdf_link, thumbnail: wire.pdf_url_thumbnail ?? '' };
  if (wire.showcase_link) return { kind: 'link', link: wire.showcase_link, thumbnail: wire.link_url_thumbnail ?? '' };
  return { kind: 'none', link: '', thumbnail: '' };
}
