import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';

/** Binds `port` to an instance of `Class` that is created with these dependencies, in the constructor's order. */
export function provide<T, A extends readonly unknown[]>(
  { bind }: ContainerModuleLoadOptions,
  port: ServiceIdentifier<T>,
  Class: new (...args: A) => T,
  dependencies: { readonly [K in keyof A]: ServiceIdentifier<A[K]> },
): void {
  bind(port).toResolvedValue((...args: unknown[]) => new Class(...(args as unknown as A)), [...dependencies] as never);
}
