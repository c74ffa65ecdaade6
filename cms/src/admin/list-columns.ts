import type { ReactNode } from "react";

export type Row = Readonly<Record<string, unknown>>;

interface Header {
  name: string;
  cellFormatter?: (row: Row) => ReactNode;
}

interface ListView {
  displayedHeaders: Header[];
  layout: unknown;
}

/**
 * For the content manager's hook on the columns of a list: shows some of them differently.
 * @param cells by the name of the field, in whichever list it occurs
 */
export function withCells(cells: Readonly<Record<string, (row: Row) => ReactNode>>) {
  return ({ displayedHeaders, layout }: ListView): ListView => ({
    displayedHeaders: displayedHeaders.map((header) => {
      const cellFormatter = cells[header.name];
      return cellFormatter ? { ...header, cellFormatter } : header;
    }),
    layout,
  });
}
