import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { X } from '../../../ui/tokens/icons.ts';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import styles from './Assistant.module.css';
import type { DescriptionWriting } from './description-writing.ts';
import { texts } from './texts.ts';

interface AssistantProps {
  readonly writing: DescriptionWriting;
  readonly onInsert: () => void;
  readonly onAppend: () => void;
}

export const Assistant = observer(function Assistant({ writing, onInsert, onAppend }: AssistantProps) {
  const { proposal, asking, description } = writing;
  return (
    <div className={styles.assistant}>
      {asking.slow && <SlowNote onCancel={asking.cancel} onRetry={() => void writing.suggest()} />}
      <output className="visually-hidden">{proposal !== null && texts.suggestionIsThere}</output>
      {proposal !== null && (
        <section className={styles.proposal} aria-labelledby="proposal">
          <div className={styles.top}>
            <div className={styles.head}>
              <h2 id="proposal">{texts.suggestion}</h2>
              <IconButton label={texts.dismiss} icon={<X />} onClick={writing.dismiss} />
            </div>
            <div className={styles.acts}>
              <Button onClick={onInsert}>{texts.insert}</Button>
              {description.value.trim() !== '' && <Button onClick={onAppend}>{texts.append}</Button>}
            </div>
          </div>
          <p className={styles.text}>{proposal}</p>
        </section>
      )}
      <section aria-labelledby="tips">
        <h2 id="tips">{texts.assistant}</h2>
        <p className={styles.lead}>{texts.tipsTitle}</p>
        <ol className={styles.tips}>
          {texts.tips.map((tip, index) => (
            <li key={tip.name} className={styles.tip}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <span className={styles.name}>{tip.name}</span>
                <span className={styles.help}>{tip.help}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
});
