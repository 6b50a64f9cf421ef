export const texts = {
  candidates: (count: number) => (count === 1 ? 'candidate' : 'candidates'),
  verified: 'Verified',
  chipMatches: ' (matches)',
  ofWanted: (wanted: number) => ` of ${wanted}`,
  /** Says "not listed", because an unlisted skill is not a missing one. */
  skillsOf: (held: readonly string[], missing: readonly string[]) =>
    [
      `${held.length} of ${held.length + missing.length} ${held.length + missing.length === 1 ? 'skill' : 'skills'}.`,
      held.length > 0 ? `Has ${held.join(', ')}.` : '',
      missing.length > 0 ? `Not listed: ${missing.join(', ')}.` : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
} as const;
