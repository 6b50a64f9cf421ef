import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { cx } from '../../tokens/cx.ts';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { DialogLayer, focusAfter, openerOf } from '../../feedback/Dialog.tsx';
import { ignoreWhileComposing } from './combobox-keys.ts';
import { Highlighted } from './Highlighted.tsx';
import { Key } from '../../display/key/Key.tsx';
import { keys } from '../../display/key/key-texts.ts';
import { Text } from '../../display/Text.tsx';
import { Row } from '../../layout/Row.tsx';
import { Search } from '../../tokens/icons.ts';
import { texts } from '../form-texts.ts';
import styles from './CommandDialog.module.css';

interface Command {
  readonly key: string;
  readonly label: string;
  readonly detail?: string;
  readonly icon: ReactNode;
  readonly shortcut?: string;
  /** Keeps a page translator away. */
  readonly isName?: boolean;
}

interface CommandGroup<C extends Command> {
  readonly value: string;
  readonly items: readonly C[];
}

const heading = <Text as="div" size={1} tone="subtle" space={{ paddingBlock: 1, paddingInline: 2 }} />;

interface CommandDialogProps<C extends Command> {
  readonly open: boolean;
  readonly title: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onQuery: (text: string) => void;
  readonly groups: readonly CommandGroup<C>[];
  readonly onChoose: (command: C) => void;
  /** Called each time the field has been added to the page. Returns the clean-up for its removal. */
  readonly onReady: () => () => void;
  readonly onClose: () => void;
  readonly note: string;
}

export function CommandDialog<C extends Command>(props: CommandDialogProps<C>) {
  const { open, title, placeholder, query, onQuery, groups, onChoose, onReady, onClose, note } = props;
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  /** Base UI focuses the field a frame later. Enter and the arrows would be lost until then. */
  function focusField() {
    opener.current = openerOf(document.activeElement);
    field.current?.focus();
    return onReady();
  }

  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogLayer>
        <Dialog.Popup className={styles.dialog} finalFocus={() => focusAfter(opener.current)}>
          <Dialog.Title className="visually-hidden">{title}</Dialog.Title>
          <Autocomplete.Root
            open
            inline
            items={groups}
            filter={null}
            value={query}
            onValueChange={(text, { reason }) => reason !== 'item-press' && onQuery(text)}
            itemToStringValue={(command: C) => command.label}
            autoHighlight="always"
            keepHighlight
          >
            <div className={styles.box}>
              <Search />
              <Autocomplete.Input
                ref={field}
                className={styles.input}
                aria-label={title}
                placeholder={placeholder}
                maxLength={200}
                onKeyDown={ignoreWhileComposing}
              />
              <Key name={keys.escape} />
              <Ready onReady={focusField} />
            </div>
            <Autocomplete.List className={cx(styles.list, 'hidden-if-empty')} aria-label={title}>
              {(group: CommandGroup<C>) => (
                <Autocomplete.Group key={group.value} items={group.items} className={styles.group}>
                  <Autocomplete.GroupLabel render={heading}>{group.value}</Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(command: C) => (
                      <Autocomplete.Item
                        key={command.key}
                        value={command}
                        className={cx(styles.command, 'option')}
                        onClick={() => onChoose(command)}
                      >
                        {command.icon}
                        <span
                          className={cx(styles.label, 'truncated')}
                          translate={command.isName === true ? 'no' : undefined}
                        >
                          <Highlighted text={command.label} typed={query} />
                        </span>
                        {command.detail && (
                          <Text as="span" tone="muted" className="truncated">
                            {command.detail}
                          </Text>
                        )}
                        {command.shortcut && (
                          <Row as="span" gap={1} space={{ marginLeft: 'auto' }}>
                            {command.shortcut.split(/[ +]/).map((key) => (
                              <Key key={key} name={key} />
                            ))}
                          </Row>
                        )}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
            <Autocomplete.Status className={cx(styles.note, 'hidden-if-empty')}>{note}</Autocomplete.Status>
          </Autocomplete.Root>
          {groups.length > 0 && (
            <Row gap={1} size={1} tone="subtle" className={styles.footer} aria-hidden="true">
              <Key name={keys.up} />
              <Key name={keys.down} />
              <span>{texts.choose}</span>
              <Key name={keys.enter} />
              <span>{texts.open}</span>
            </Row>
          )}
        </Dialog.Popup>
      </DialogLayer>
    </Dialog.Root>
  );
}

function Ready({ onReady }: Pick<CommandDialogProps<Command>, 'onReady'>) {
  const ready = useEffectEvent(onReady);
  useLayoutEffect(() => ready(), []);
  return null;
}
