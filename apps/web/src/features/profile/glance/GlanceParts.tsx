import { pointsShare } from '@glo/domain/candidates/candidate';
import { fitMeter, missingText } from '@glo/domain/candidates/fit';
import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { FitMeter } from '../../../ui/display/FitMeter.tsx';
import { candidateTexts, CriteriaStatus } from '../../candidate-list/index.ts';
import type { Presented } from '../../screen.ts';
import type { ProfilePresenter } from '../profile-presenter.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/display/Text.tsx';
import { texts } from '../texts.ts';
import { Explained } from '../../../ui/actions/Explained.tsx';
import { grouped } from '../../../ui/tokens/grouped.ts';
import { ScoreRing } from '../../../ui/display/ScoreRing.tsx';
import styles from './GlanceParts.module.css';

export const FitPanel = observer(function FitPanel({ presenter }: Presented<ProfilePresenter>) {
  const { fit, origin } = presenter;
  if (fit === null) return null;
  const title = origin === null ? texts.fit.toSearch : texts.fit.toJob;
  return (
    <Stack as="section" gap={2} className={styles.panel} aria-label={title}>
      <Text as="h2" size={2} weight="strong">
        {title}
      </Text>
      <p className="only-printed">{origin?.job.value?.title}</p>
      {fit === undefined ? (
        <>
          <Skeleton width="128px" height={16} />
          <Skeleton width="184px" height={20} />
        </>
      ) : (
        <>
          <FitMeter {...fitMeter(fit)} />
          <Text tone="muted">{missingText(fit) || texts.fit.all}</Text>
          {origin && <CriteriaStatus criteria={origin.criteria} />}
        </>
      )}
    </Stack>
  );
});

export function GloPoints({ score }: { readonly score: number }) {
  return (
    <Row gap={3}>
      <span className="unprinted">
        <ScoreRing score={pointsShare(score)}>
          <span className={styles.sun} />
        </ScoreRing>
      </span>
      <Row as="dl" gap={2}>
        <Text as="dt" tone="muted">
          <Explained means={candidateTexts.pointsMean}>{texts.points}</Explained>
        </Text>
        <Text as="dd" weight="strong">
          {grouped(score)}
        </Text>
      </Row>
    </Row>
  );
}

interface StatRowProps {
  readonly stats: readonly { readonly label: string; readonly value: string; readonly means?: string }[];
}

export function StatRow({ stats }: StatRowProps) {
  return (
    <dl className={styles.stats}>
      {stats.map(({ label, value, means }) => (
        <div key={label} className={styles.stat}>
          <Text as="dt" size={1} tone="subtle" className={styles.statLabel}>
            {means === undefined ? label : <Explained means={means}>{label}</Explained>}
          </Text>
          <Text as="dd" size={3} weight="strong">
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
