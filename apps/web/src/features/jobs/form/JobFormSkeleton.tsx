import { FormSection } from '../../../ui/layout/FormSection.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { texts as shared } from '../texts.ts';
import { texts } from './texts.ts';

export function JobFormSkeleton() {
  return (
    <Loading label={shared.loading}>
      <FormSection title={texts.basic}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} shape="block" height={40} />
        ))}
      </FormSection>
    </Loading>
  );
}
