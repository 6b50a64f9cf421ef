import { type Described, narrower } from './narrower.ts';
import type { ApiDocument, Operation, Schema } from './schema.ts';

export interface BreakingChange {
  /** `POST /user/login`. */
  readonly call: string;
  readonly change: string;
}

/**
 * What breaks a client of `before` that meets `after`: calls that are gone, input that is not taken as it was, replies without what they
 * had. Additions break no client.
 */
export function breakingChanges(before: ApiDocument, after: ApiDocument): BreakingChange[] {
  return callsOf(before).flatMap(({ call, path, method, operation }) => {
    const now = after.paths[path]?.[method];
    const changes = now === undefined ? ['is gone'] : operationChanges(operation, now, before, after);
    return changes.map((change) => ({ call, change }));
  });
}

function callsOf({ paths }: ApiDocument) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      path,
      method,
      operation,
    })),
  );
}

function operationChanges(was: Operation, is: Operation, before: ApiDocument, after: ApiDocument): string[] {
  const old = (schema: Schema): Described => ({ schema, schemas: before.components.schemas });
  const now = (schema: Schema): Described => ({ schema, schemas: after.components.schemas });
  const changes: string[] = [];
  // Generated clients name their functions after it.
  if (was.operationId !== is.operationId) changes.push(`is called ${is.operationId} instead of ${was.operationId}`);
  if (was.security?.length === 0 && is.security?.length !== 0) changes.push('needs a session now');
  for (const parameter of is.parameters ?? []) {
    const known = was.parameters?.find(({ name, in: place }) => name === parameter.name && place === parameter.in);
    if (parameter.required === true && known?.required !== true)
      changes.push(`asks for the parameter ${parameter.name}`);
    if (known === undefined) continue;
    changes.push(...narrower(old(known.schema), now(parameter.schema), 'request', parameter.name).map(inRequest));
  }
  for (const { name, in: place } of was.parameters ?? []) {
    if (is.parameters?.some((each) => each.name === name && each.in === place) === true) continue;
    changes.push(`does not take the parameter ${name} any more`);
  }
  const body = is.requestBody?.required === true && was.requestBody?.required !== true;
  if (body) changes.push('asks for a body');
  for (const [type, { schema = {} }] of Object.entries(was.requestBody?.content ?? {})) {
    const taken = is.requestBody?.content?.[type];
    if (taken === undefined) changes.push(`does not take ${type} any more`);
    else changes.push(...narrower(old(schema), now(taken.schema ?? {}), 'request').map(inRequest));
  }
  for (const [status, { content = {} }] of Object.entries(was.responses)) {
    const answer = is.responses[status];
    if (answer === undefined) {
      if (status.startsWith('2')) changes.push(`does not answer ${status} any more`);
      continue;
    }
    for (const [type, { schema = {} }] of Object.entries(content)) {
      const given = answer.content?.[type];
      if (given === undefined) changes.push(`answers ${status} no longer as ${type}`);
      else
        changes.push(
          ...narrower(now(given.schema ?? {}), old(schema), 'reply').map((each) => `in the reply ${status}, ${each}`),
        );
    }
  }
  return changes;
}

const inRequest = (change: string) => `in the request, ${change}`;
