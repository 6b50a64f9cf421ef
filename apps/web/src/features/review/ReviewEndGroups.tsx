import type { Decision } from '@glo/domain/verdicts/verdict';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { Row } from '../../ui/layout/Row.tsx';
import { texts as verdictTexts } from '../../state/verdicts/texts.ts';
import { openHere } from '../../ui/actions/click-handlers.ts';
import { texts as displayTexts } from '../../ui/display/display-texts.ts';
import { Button, type ButtonLook } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/TextLink.tsx';
import { Avatar } from '../../ui/display/Avatar.tsx';
import { Text } from '../../ui/display/Text.tsx';
import { Count } from '../../ui/display/Count.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { FolderPlus, Mail, RotateCw } from '../../ui/tokens/icons.ts';
import { candidateTexts } from '../candidate-list/index.ts';
import styles from './ReviewEndGroups.module.css';
import type { EndGroup, ReviewEnd } from './review-end.ts';
import type { EmailedVerdict } from './review-follow-up.ts';
import { texts } from './texts.ts';

interface EndProps {
  readonly end: ReviewEnd;
}

export const ReviewEndGroups = observer(function ReviewEndGroups({ end }: EndProps) {
  const { counts, unemailed } = end;
  const isDecided = counts.undecided + counts.failed < counts.all;
  return (
    <div className={styles.groups}>
      {counts.failed > 0 && (
        <Group end={end} group="failed" title={texts.failed}>
          <Action end={end} group="failed" icon={<RotateCw />} busy={end.failures.isRetrying} onPress={retryOf(end)}>
            {candidateTexts.tryAgain}
          </Action>
        </Group>
      )}
      {(isDecided || unemailed['not-a-fit'].length > 0) && <Decided end={end} />}
      {counts.undecided > 0 && <Group end={end} group="undecided" title={texts.skipped} />}
    </div>
  );
});

const retryOf = (end: ReviewEnd) => () => void end.retryFailed();

const Decided = observer(function Decided({ end }: EndProps) {
  const maybes = end.pileOf('maybe');
  return (
    <>
      <Group end={end} group="shortlisted" title={verdictTexts.choices.shortlisted}>
        {end.counts.shortlisted > 0 && (
          <Button size="lg" onClick={end.share}>
            {texts.share}
          </Button>
        )}
        <EmailAction end={end} verdict="shortlisted" />
      </Group>
      <Group end={end} group="maybe" title={verdictTexts.choices.maybe}>
        {maybes.length > 0 && (
          <Action end={end} group="maybe" icon={<RotateCw />} onPress={end.goThroughMaybes}>
            {texts.again(maybes.length)}
          </Action>
        )}
      </Group>
      <Group end={end} group="not-a-fit" title={verdictTexts.choices['not-a-fit']}>
        {end.lacksApplicants ? <MissingApplicants end={end} /> : <EmailAction end={end} verdict="not-a-fit" />}
      </Group>
    </>
  );
});

interface GroupProps extends EndProps {
  readonly group: EndGroup;
  readonly title: string;
  readonly children?: ReactNode;
}

const isWide = (group: EndGroup) => group === 'undecided' || group === 'failed';

const Group = observer(function Group({ end, group, title, children }: GroupProps) {
  const count = end.counts[group];
  const id = useId();
  return (
    <section className={cx(styles.group, isWide(group) && styles.wide)} aria-labelledby={id}>
      <Row gap={2} rowGap={1} wrap>
        <h2 id={id}>{title}</h2>
        <Count value={count} unit={displayTexts.candidates(count)} />
        {(group === 'maybe' || group === 'not-a-fit') && <KeepAsFolder end={end} decision={group} />}
      </Row>
      <Row gap={2} wrap align="start" className={cx(styles.wraps, 'hidden-if-empty')}>
        {children}
      </Row>
      {count === 0 ? <Text tone="muted">{texts.none}</Text> : <People end={end} group={group} />}
    </section>
  );
});

const KeepAsFolder = observer(function KeepAsFolder({ end, decision }: EndProps & { readonly decision: Decision }) {
  if (end.lacksApplicants || end.pileOf(decision).length === 0) return null;
  const keeping = end.keepingText(decision);
  return (
    <Row as="span" space={{ marginLeft: 'auto' }}>
      <Button
        variant="bare"
        flush="end"
        icon={<FolderPlus />}
        busy={keeping !== null}
        onClick={() => void end.keepAsFolder(decision)}
      >
        {keeping ?? texts.keepAsFolder}
      </Button>
    </Row>
  );
});

const People = observer(function People({ end, group }: Pick<GroupProps, 'end' | 'group'>) {
  const named = end.namedIn(group);
  const more = end.counts[group] - named.length;
  if (end.lacksNames && named.every(({ name }) => !name)) return null;
  return (
    <ul className={styles.people} aria-busy={named.some(({ name }) => name === null)}>
      {named.map(({ id, name, avatarName, pictureUrl, href }) => (
        <li key={id}>
          {name === null ? (
            <span className={styles.person} aria-hidden="true">
              <Skeleton shape="circle" width="24px" height={24} />
              <Skeleton width="144px" />
            </span>
          ) : (
            <a
              className={cx(styles.person, 'pressable')}
              href={href}
              onClick={(event) => openHere(event, () => end.show(id))}
            >
              <Avatar size="xs" name={avatarName} pictureUrl={pictureUrl} />
              <span className="truncated" translate={name === '' ? undefined : 'no'} title={name}>
                {name || texts.noName}
              </span>
            </a>
          )}
        </li>
      ))}
      {more > 0 && (
        <li>
          <a className={cx(styles.person, 'pressable')} href={end.groupHref(group)}>
            {texts.more(more)}
          </a>
        </li>
      )}
    </ul>
  );
});

function MissingApplicants({ end }: EndProps) {
  return (
    <>
      <Text tone="muted">{texts.noApplicants}</Text>
      <LinkButton onClick={end.retry}>{candidateTexts.tryAgain}</LinkButton>
    </>
  );
}

interface EmailActionProps extends EndProps {
  readonly verdict: EmailedVerdict;
}

const EmailAction = observer(function EmailAction({ end, verdict }: EmailActionProps) {
  const { length } = end.unemailed[verdict];
  const all = end.emailedCount(verdict);
  if (length === 0) {
    const none = verdict === 'not-a-fit' && all === 0 ? texts.onlyApplicants : texts.allEmailed;
    return end.counts[verdict] > 0 && <Text tone="muted">{none}</Text>;
  }
  return (
    <Action
      end={end}
      group={verdict}
      icon={<Mail />}
      busy={verdict === 'not-a-fit' && end.isEmailing}
      onPress={() => void end.email(verdict)}
    >
      {(length === all ? texts.email : texts.emailRest)[verdict](length)}
    </Action>
  );
});

interface ActionProps extends EndProps, Pick<ButtonLook, 'icon'> {
  readonly group: EndGroup;
  readonly busy?: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

const Action = observer(function Action({ end, group, icon, busy, onPress, children }: ActionProps) {
  return (
    <Button size="lg" variant={end.mainGroup === group ? 'fill' : 'outline'} icon={icon} busy={busy} onClick={onPress}>
      {children}
    </Button>
  );
});
