import type { InputProps, StrapiApp } from "@strapi/strapi/admin";
import type { ComponentType, ReactNode } from "react";

/** Strapi's types leave open what the content manager offers to other plugins: what is used of it here. */
interface ContentManagerApis {
  addBulkAction(actions: BulkAction[]): void;
  addEditViewSidePanel(panels: SidePanelComponent[]): void;
  addDocumentAction(change: (actions: DocumentAction[]) => DocumentAction[]): void;
}

export interface EditView {
  activeTab?: string | null;
  model: string;
  documentId?: string;
  document?: Record<string, unknown>;
}

export type SidePanelComponent = (view: EditView) => { title: string; content: ReactNode } | null;

export interface Selection {
  model: string;
  documents: { documentId: string; assignee?: string | null }[];
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
  onClick?: (event: unknown) => unknown;
}

/** What to show of a button instead of Strapi's own, and what to do before it. */
export interface ActionChange {
  label?: string;
  disabled?: boolean;
  before?: () => void;
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

const apisOf = (app: StrapiApp) => app.getPlugin("content-manager").apis as unknown as ContentManagerApis;

/** Shows all fields of a type by a component of our own, which Strapi's types describe without its props. */
export function addField(app: StrapiApp, type: string, component: ComponentType<InputProps>): void {
  app.addFields({ type, Component: component as ComponentType });
}

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

/** @param useChanges a hook for each button: what to change of buttons, by their type */
export function changeActions(
  app: StrapiApp,
  useChanges: (view: EditView) => Record<string, ActionChange>,
): void {
  apisOf(app).addDocumentAction((actions) =>
    actions.map((action) => {
      const changed: DocumentAction = (view) => {
        const description = action(view);
        const { before, ...change } = useChanges(view)[action.type ?? ""] ?? {};
        if (!description) return null;
        if (!before) return { ...description, ...change };
        const onClick = (event: unknown) => {
          before();
          return description.onClick?.(event);
        };
        return { ...description, ...change, onClick };
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

interface Link {
  uid: string;
  title: string;
  to: string;
  isDisplayed: boolean;
}

interface LinksOfLists {
  ctLinks: Link[];
}

/** Adds a page of ours to the names of the lists, for whoever may see one. */
export function nameLinks(
  app: StrapiApp,
  { uid, title, path }: { uid: string; title: string; path: string },
): void {
  app.registerHook(
    "Admin/CM/pages/App/mutate-collection-types-links",
    ({ ctLinks, ...others }: LinksOfLists) => ({
      ...others,
      ctLinks:
        ctLinks.length > 0
          ? [{ uid, title, to: `/content-manager/${path}`, isDisplayed: true }, ...ctLinks]
          : [],
    }),
  );
}

/** Adds a page beside the names of the lists. */
export function addContentPage(
  app: StrapiApp,
  path: string,
  load: () => Promise<{ default: ComponentType }>,
): void {
  const page = { path, lazy: async () => ({ Component: (await load()).default }) };
  app.router.addRoute((routes) =>
    routes.map((route) =>
      route.path === "content-manager/*" && route.children
        ? { ...route, children: [page, ...route.children] }
        : route,
    ),
  );
}
