import type { StrapiApp } from "@strapi/strapi/admin";
import type { ReactNode } from "react";

/** Strapi's types leave open what the content manager offers to other plugins: what is used of it here. */
interface ContentManagerApis {
  addEditViewSidePanel(panels: SidePanelComponent[]): void;
  addDocumentAction(change: (actions: DocumentAction[]) => DocumentAction[]): void;
}

export interface EditView {
  model: string;
  document?: Record<string, unknown>;
}

export type SidePanelComponent = (view: EditView) => { title: string; content: ReactNode } | null;

interface ActionDescription {
  label: string;
  disabled?: boolean;
}

/** A button of an entry. Called like a hook. */
interface DocumentAction {
  (props: never): ActionDescription | null;
  type?: string;
  position?: unknown;
}

export type Row = Readonly<Record<string, unknown>>;

interface ListView {
  displayedHeaders: { name: string; cellFormatter?: (row: Row) => ReactNode }[];
  layout: unknown;
}

const apisOf = (app: StrapiApp) => app.getPlugin("content-manager").apis as unknown as ContentManagerApis;

export const addSidePanels = (app: StrapiApp, panels: SidePanelComponent[]): void =>
  apisOf(app).addEditViewSidePanel(panels);

/** @param changes by the type of the action; undefined changes nothing */
export function changeActions(
  app: StrapiApp,
  useChanges: () => Record<string, ActionDescription> | undefined,
): void {
  apisOf(app).addDocumentAction((actions) =>
    actions.map((action) => {
      const changed: DocumentAction = (props) => {
        const description = action(props);
        const change = useChanges()?.[action.type ?? ""];
        return description && change ? { ...description, ...change } : description;
      };
      return Object.assign(changed, { type: action.type, position: action.position });
    }),
  );
}

/** @param cells how to show columns, by the name of the field in whichever list it occurs */
export function formatColumns(app: StrapiApp, cells: Record<string, (row: Row) => ReactNode>): void {
  const format = ({ displayedHeaders, layout }: ListView): ListView => ({
    displayedHeaders: displayedHeaders.map((header) => ({
      ...header,
      cellFormatter: cells[header.name] ?? header.cellFormatter,
    })),
    layout,
  });
  app.registerHook("Admin/CM/pages/ListView/inject-column-in-table", format);
}
