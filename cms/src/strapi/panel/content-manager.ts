import type { StrapiApp } from "@strapi/strapi/admin";
import type { ReactNode } from "react";

/** The open entry, as the content manager knows it. */
export { unstable_useContentManagerContext as useContentManagerContext } from "@strapi/strapi/admin";

/** Strapi's types leave open what the content manager offers to other plugins: what is used of it here. */
interface ContentManagerApis {
  addEditViewSidePanel(panels: SidePanelComponent[]): void;
  addDocumentAction(change: (actions: DocumentAction[]) => DocumentAction[]): void;
  addDocumentHeaderAction(change: (actions: DocumentAction[]) => DocumentAction[]): void;
}

export interface EditView {
  activeTab?: string | null;
  model: string;
  documentId?: string;
  document?: Record<string, unknown>;
}

export type SidePanelComponent = (view: EditView) => { title: string; content: ReactNode } | null;

interface ActionDescription {
  label: string;
  disabled?: boolean;
  onClick?: (event: unknown) => unknown;
}

/** What to show of a button instead of Strapi's own. */
export interface ActionChange {
  label?: string;
  disabled?: boolean;
}

/** A button of an entry. Called like a hook. */
interface DocumentAction {
  (props: EditView): ActionDescription | null;
  type?: string;
  position?: unknown;
}

export type Row = Readonly<Record<string, unknown>>;

interface ListView {
  displayedHeaders: { name: string; cellFormatter?: (row: Row) => ReactNode }[];
  layout: unknown;
}

const isContentManagerApis = (apis: object): apis is ContentManagerApis =>
  ["addEditViewSidePanel", "addDocumentAction", "addDocumentHeaderAction"].every((name) => name in apis);

/** @throws Error when an update of Strapi has renamed something */
function apisOf(app: StrapiApp): ContentManagerApis {
  const { apis } = app.getPlugin("content-manager");
  if (!isContentManagerApis(apis)) throw new Error("Strapi's content manager has other interfaces now");
  return apis;
}

export const addSidePanels = (app: StrapiApp, panels: SidePanelComponent[]): void =>
  apisOf(app).addEditViewSidePanel(panels);

/** Removes a link from the menu of each entry. */
export const removeHeaderAction = (app: StrapiApp, unwanted: string): void =>
  apisOf(app).addDocumentHeaderAction((actions) => actions.filter(({ type }) => type !== unwanted));

/** @param useChanges a hook for each button: what to change of buttons, by their type */
export function changeActions(
  app: StrapiApp,
  useChanges: (view: EditView) => Record<string, ActionChange>,
): void {
  apisOf(app).addDocumentAction((actions) =>
    actions.map((action) => {
      const { position, type = "" } = action;
      const described: DocumentAction = (view) => {
        const [shown, change] = [action(view), useChanges(view)[type]];
        return shown && { ...shown, ...change };
      };
      return Object.assign(described, { type, position });
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
