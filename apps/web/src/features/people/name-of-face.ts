import { isStandInName } from '@glo/domain/blind-review/stand-in-name';

/** Whose initials a face shows; '' for who is hidden: those of a stand-in's name would pass for the person's own. */
export function nameOfFace(name: string): string {
  return isStandInName(name) ? '' : name;
}
