import type { StrapiApp } from "@strapi/strapi/admin";
import type { ComponentType, ReactNode } from "react";

/** Strapi's types leave open what the content manager offers to other plugins: what is used of it here. */
interface ContentManagerApis {
  addBulkAction(actions: BulkAction[]): void;
  addEditViewSidePanel(panels: SidePanelComponent[]): void;
  addDocumentAction(change: (actions: DocumentAction[]) => DocumentAction[]): void;
}

export interface EditView {
  model: string;
  document?: Record<string, unknown>;
}

export type SidePanelComponent = (view: EditView) => { title: string; content: ReactNode } | null;

export interface Selection {
  model: string;
  documents: { documentId: string }[];
}

interface BulkActionDescription {
  label: string;
  variant?: "secondary";
  onClick?: () => void;
  dialog?: { type: "modal"; title: string; content: ComponentType<{ onClose: () => void }> };
}

/** A button above the chosen entries of a list. Called like a hook. */
export type BulkAction = (selection: Selection) => BulkActionDescription | null;

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

export const addBulkActions = (app: StrapiApp, actions: BulkAction[]): void =>
  apisOf(app).addBulkAction(actions);

/** Leaves out what nobody can press: actions of these types that are disabled for whoever looks at this kind of entry. */
export function hideDisabledActions(app: StrapiApp, models: string[], types: string[]): void {
  apisOf(app).addDocumentAction((actions) =>
    actions.map((action) => {
      if (!types.includes(action.type ?? "")) return action;
      const shown: DocumentAction = (props) => {
        const description = action(props);
        const { model }: { model: string } = props;
        return description?.disabled && models.includes(model) ? null : description;
      };
      return Object.assign(shown, { type: action.type, position: action.position });
    }),
  );
}

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
