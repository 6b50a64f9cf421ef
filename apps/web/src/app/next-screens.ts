import { paths } from '../navigation/paths.ts';

type Path = (typeof paths)[keyof typeof paths];

/** Where people mostly go from a screen: the code of those is fetched while they read this one. */
export const nextScreens: Readonly<Partial<Record<Path, readonly Path[]>>> = {
  [paths.root]: [paths.dashboard],
  [paths.login]: [paths.dashboard],
  [paths.signUp]: [paths.verifyCode],
  [paths.forgotPassword]: [paths.verifyCode],
  [paths.verifyCode]: [paths.details, paths.newPassword],
  [paths.details]: [paths.chooseCompany],
  [paths.chooseCompany]: [paths.createCompany, paths.companyVerification],
  [paths.createCompany]: [paths.technologies, paths.companyVerification],
  [paths.technologies]: [paths.companyVerification],
  [paths.companyVerification]: [paths.personalVerification],
  [paths.personalVerification]: [paths.hireIn],
  [paths.hireIn]: [paths.dashboard],
  [paths.dashboard]: [paths.opportunity, paths.recruit, paths.jobForm, paths.search],
  [paths.recruit]: [paths.opportunity],
  [paths.opportunity]: [paths.candidate],
  [paths.jobForm]: [paths.jobDescription],
  [paths.jobDescription]: [paths.jobPreview],
  [paths.jobPreview]: [paths.jobPosted],
  [paths.jobPosted]: [paths.recruit],
  [paths.jobDetails]: [paths.editJob],
  [paths.editJob]: [paths.editDescription],
  [paths.editDescription]: [paths.editPreview],
  [paths.search]: [paths.searchResults],
  [paths.searchResults]: [paths.candidate],
  [paths.talentPool]: [paths.candidate],
  [paths.shortlisted]: [paths.candidate],
  [paths.candidate]: [paths.connect],
  [paths.account]: [paths.editProfile],
};
