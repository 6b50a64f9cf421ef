export interface FilterOptions {
  readonly masterDegrees: readonly string[];
  readonly masterSpecialisations: readonly string[];
  readonly bachelorDegrees: readonly string[];
  readonly bachelorSpecialisations: readonly string[];
  readonly streams: readonly string[];
  readonly institutes: readonly string[];
}
