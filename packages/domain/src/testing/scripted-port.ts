type Answers<Port> = {
  [M in keyof Port]: Port[M] extends (...given: never[]) => infer A ? A | Awaited<A> : never;
};

export type ScriptedPort<Port> = Port & {
  /** Calls, oldest first: the method's name and its arguments. */
  readonly asked: readonly unknown[][];
  /** Assign one to script the next answer. A promise delays it. */
  readonly answers: Answers<Port>;
};

/** Creates a fake port that records its calls. */
export function scriptedPort<Port extends object>(answers: Answers<Port>): ScriptedPort<Port> {
  const asked: unknown[][] = [];
  const methods = Object.keys(answers).map((name) => [
    name,
    (...given: unknown[]): unknown => {
      asked.push([name, ...given]);
      const answer = answers[name as keyof Port];
      return answer === undefined ? undefined : Promise.resolve(answer);
    },
  ]);
  return { ...(Object.fromEntries(methods) as Port), asked, answers };
}
