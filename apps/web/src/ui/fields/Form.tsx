import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

interface FormProps {
  /** May take its time: what a service refuses shows errors too. */
  readonly onSubmit: () => void | Promise<void>;
  /** For a submit button outside the form, in the page's footer. */
  readonly id?: string;
  /** What the fields are for, as `autoComplete` says it, in which Enter submits; all unless given. */
  readonly enterIn?: readonly string[];
  readonly children: ReactNode;
}

/** A form without the browser's own messages; after a submit that shows errors the first wrong field has the focus. */
export function Form({ onSubmit, id, enterIn, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    void Promise.resolve(onSubmit()).then(() => requestAnimationFrame(focusFirstWrong));
  }

  useEffect(() => {
    if (enterIn === undefined) return undefined;
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key === 'Enter' && target instanceof HTMLInputElement && !enterIn.includes(target.autocomplete))
        event.preventDefault();
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
