import { FormSection } from '../../../ui/FormSection.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';

/** The form while its job is on the way. */
export function JobFormSkeleton() {
  return (
    <Loading label="Loading the job">
      <FormSection title="Basic Detail">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} shape="block" height={40} />
        ))}
      </FormSection>
    </Loading>
  );
}
