interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

export const widgetLibrary = /@base-ui|@floating-ui/;

/** Whether a module is part of the widget library, or brings it along through what it imports. */
export function createStandsOnWidgets(): (id: string, graph: ModuleGraph) => boolean {
  const known = new Map<string, boolean>();
  return function standsOnWidgets(id: string, graph: ModuleGraph): boolean {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // Until it is known otherwise: modules may import each other in a circle.
    known.set(id, false);
    const stands =
      widgetLibrary.test(id) ||
      (graph.getModuleInfo(id)?.importedIds.some((imported) => standsOnWidgets(imported, graph)) ?? false);
    known.set(id, stands);
    return stands;
  };
}
