import type { Candidate } from '@glo/domain/candidates/candidate';
import { fitText, missingText } from '@glo/domain/candidates/fit';
import { shortDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { BriefcaseBusiness } from '../../../ui/tokens/icons.ts';
import { cx } from '../../../ui/tokens/cx.ts';
import { FindAmong } from '../../FindAmong.tsx';
import { Loaded } from '../../Loaded.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/display/Text.tsx';
import { texts as cardTexts } from '../card/texts.ts';
import rows from '../DialogRows.module.css';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { VerdictTag } from '../VerdictTag.tsx';
import type { FittingJob } from '@glo/domain/candidates/job-fit';
import type { JobId } from '@glo/domain/shared/ids';
import { JobChoice, type JobChoiceServices } from './job-choice.ts';
import styles from './OtherJobs.module.css';
import { texts } from './texts.ts';

interface OtherJobsProps {
  readonly candidate: Candidate;
  readonly current: JobId | null;
  readonly services: JobChoiceServices;
  /** Closes the dialog, then calls `shortlist`. */
  readonly onChosen: (shortlist: () => void) => void;
  readonly onLeave: () => void;
}

export const OtherJobs = observer(function OtherJobs(props: OtherJobsProps) {
  const { candidate, current, services, onChosen, onLeave } = props;
  const choice = useMemo(() => new JobChoice(candidate, current, services), [candidate, current, services]);
  useEffect(() => choice.open(), [choice]);
  return (
    <Loaded resource={choice.jobs} name={texts.jobs} skeleton={<RowsSkeleton label={texts.loading} />}>
      {() =>
        choice.others.length === 0 ? (
          <NoJobs onLeave={onLeave} />
        ) : (
          <FindAmong label={texts.find} items={choice.others} textOf={({ job }) => job.title}>
            {(jobs) => (
              <Stack as="ul" space={{ marginInline: -3 }} aria-label={texts.jobs}>
                {jobs.map((one) => (
                  <li key={one.job.id}>
                    <JobRow
                      {...one}
                      isShortlisted={choice.isShortlistedFor(one.job)}
                      onPress={() => onChosen(() => choice.shortlistFor(one.job))}
                    />
                  </li>
                ))}
              </Stack>
            )}
          </FindAmong>
        )
      }
    </Loaded>
  );
});

interface JobRowProps extends FittingJob {
  readonly isShortlisted: boolean;
  readonly onPress: () => void;
}

function JobRow({ job, fit, isShortlisted, onPress }: JobRowProps) {
  return (
    <button
      type="button"
      className={cx(rows.row, rows.pressed, styles.job, 'pressable')}
      aria-disabled={isShortlisted || undefined}
      onClick={isShortlisted ? undefined : onPress}
    >
      <BriefcaseBusiness />
      <Stack as="span" className={styles.words}>
        <span className="truncated" title={job.title}>
          {job.title}
        </span>
        <Text as="span" size={1} tone="subtle">
          {texts.posted(shortDate(job.createdAt))}
        </Text>
      </Stack>
      {isShortlisted ? (
        <VerdictTag verdict="shortlisted" />
      ) : (
        <Text as="span" size={1} tone="subtle" title={missingText(fit)}>
          {cardTexts.fit(fitText(fit))}
        </Text>
      )}
    </button>
  );
}

function NoJobs({ onLeave }: Pick<OtherJobsProps, 'onLeave'>) {
  return (
    <Stack gap={4}>
      <p>{texts.none}</p>
      <Row>
        <ButtonLink href={paths.jobForm} onClick={onLeave}>
          {texts.post}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
