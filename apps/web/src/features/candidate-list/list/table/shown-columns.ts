import { type Column, type ColumnList, columns, type TablePart } from './columns.tsx';

type TableColumn = Column & { readonly table: TablePart };

const inTable = columns.filter((column): column is TableColumn => column.table !== null);

export function shownColumns(list: ColumnList): readonly TableColumn[] {
  return inTable.filter(({ table }) => table.isShown(list));
}

/** Attributes of a cell and of its heading, for the style sheet. */
export function widthOf(id: string, { width }: TablePart, list: ColumnList) {
  const { usual, wide, narrow, narrowest, hiddenUpTo } = width(list);
  return {
    'data-column': id,
    'data-hidden-up-to': hiddenUpTo,
    style: { '--usual': usual, '--wide': wide, '--narrow': narrow, '--narrowest': narrowest },
  };
}
