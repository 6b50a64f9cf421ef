import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { isComposing } from '../keyboard/pressed-key.ts';

interface FormProps {
  /** May be asynchronous: errors from the service are shown after it settles. */
  readonly onSubmit: () => void | Promise<void>;
  /** Set by submit buttons outside the form. */
  readonly id?: string;
  /** `autoComplete` values of the fields in which Enter submits. Default: all fields. */
  readonly enterIn?: readonly string[] | undefined;
  readonly children: ReactNode;
}

/** Disables the browser's own validation messages. Focuses the first invalid field after a failed submission. */
export function Form({ onSubmit, id, enterIn, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    void Promise.resolve(onSubmit()).then(() => requestAnimationFrame(focusFirstWrong));
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
      if (isComposing(event) || enterIn?.includes(target.autocomplete) === false) event.preventDefault();
    };
    const { current } = form;
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, [enterIn]);

  function focusFirstWrong() {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <form ref={form} id={id} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
