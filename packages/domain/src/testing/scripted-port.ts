type Answers<Port> = {
  [M in keyof Port]: Port[M] extends (...given: never[]) => infer A ? A | Awaited<A> : never;
};

export type ScriptedPort<Port> = Port & {
  /** What was asked, oldest first: the method's name, then what it was given. */
  readonly asked: readonly unknown[][];
  /** Change one to script the next answer; a promise is an answer that takes its time. */
  readonly answers: Answers<Port>;
};

/** A port that answers as scripted and remembers what it was asked. */
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
