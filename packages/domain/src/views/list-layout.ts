export const listLayouts = ['cards', 'table'] as const;
export type ListLayout = (typeof listLayouts)[number];
