import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import proofStyles from './work/ProofOfWorkSection.module.css';
import { texts } from './texts.ts';

export function GloPointsSkeleton() {
  return (
    <Row gap={4} aria-hidden="true">
      <Skeleton shape="circle" width="32px" height={32} />
      <Skeleton width="112px" />
    </Row>
  );
}

export function GlanceSkeleton() {
  return (
    <Loading label={texts.loading}>
      <Stack gap={5}>
        {['28%', '88%', '48%', '24%', '72%', '56%', '64%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </Loading>
  );
}

export function ProofSkeleton() {
  return (
    <Loading label={texts.loadingProof}>
      <div className={proofStyles.cards}>
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} shape="block" height={212} />
        ))}
      </div>
    </Loading>
  );
}

export function TimelineSkeleton() {
  return (
    <div aria-hidden="true">
      {[0, 1].map((row) => (
        <Row key={row} gap={4} space={{ paddingBlock: 3 }}>
          <Skeleton shape="block" width="40px" height={40} />
          <Stack gap={2}>
            <Skeleton width="184px" />
            <Skeleton width="240px" />
          </Stack>
        </Row>
      ))}
    </div>
  );
}
