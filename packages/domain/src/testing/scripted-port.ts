import { type Outcome, success } from '../shared/outcome.ts';

type Answers<Port> = {
  [M in keyof Port]: Port[M] extends (...given: never[]) => infer A ? A | Awaited<A> : never;
};

type Command<Port> = {
  [M in keyof Port]: Port[M] extends (...given: never[]) => Promise<Outcome<void>> ? M : never;
}[keyof Port];

type Scripted<Port> = Omit<Answers<Port>, Command<Port>> & Partial<Pick<Answers<Port>, Command<Port>>>;

export type ScriptedPort<Port> = Port & {
  /** The calls, oldest first: method name and arguments. */
  readonly asked: readonly unknown[][];
  /** Assign a method's answer to script the next call. A promise delays it. */
  readonly answers: Answers<Port>;
};

/** Creates a fake port that records its calls. Methods without a result succeed by default. */
export function scriptedPort<Port extends object>(scripted: Scripted<Port>): ScriptedPort<Port> {
  const answers = scripted as Answers<Port>;
  const asked: unknown[][] = [];
  const method =
    (name: string) =>
    (...given: unknown[]): unknown => {
      asked.push([name, ...given]);
      const answer = name in answers ? answers[name as keyof Port] : success(undefined);
      return answer === undefined ? undefined : Promise.resolve(answer);
    };
  const methods = Object.fromEntries(Object.keys(answers).map((name) => [name, method(name)]));
  return new Proxy(
    { ...(methods as Port), asked, answers },
    {
      // Promises look for `then` and must not find a method.
      get: (port, name) =>
        name in port || typeof name === 'symbol' || name === 'then' ? Reflect.get(port, name) : method(name),
    },
  );
}
