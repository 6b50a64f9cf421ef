import type { Container } from 'inversify';
import { createContext, useContext } from 'react';

export const ContainerContext = createContext<Container | null>(null);

export function useContainer(): Container {
  const container = useContext(ContainerContext);
  if (container === null) throw new Error('The container is missing above this component.');
  return container;
}
