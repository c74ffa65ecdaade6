import type { StrapiApp } from "@strapi/strapi/admin";
import type { ComponentType, ReactNode } from "react";
import { createGlobalStyle } from "styled-components";

/** Extension API of the Content Manager, which Strapi does not type. */
interface ContentManagerApis {
  addEditViewSidePanel(change: (panels: SidePanelComponent[]) => SidePanelComponent[]): void;
  addDocumentAction(change: (actions: Action<EditView>[]) => Action<EditView>[]): void;
  addBulkAction(change: (actions: Action<Selection>[]) => Action<Selection>[]): void;
}

export interface EditView {
  activeTab?: string | null;
  model: string;
  documentId?: string;
  document?: Record<string, unknown>;
}

export type SidePanelComponent = (view: EditView) => { title: string; content: ReactNode } | null;

/** Label, state and confirmation dialog of a button of the editing screen. */
export interface ActionDescription {
  label?: string;
  disabled?: boolean;
  dialog?: { title?: string; content?: ReactNode };
}

/** A button of the editing screen, or of the selected rows of a list. Strapi calls it as a hook. */
interface Action<View> {
  (props: View): ActionDescription | null;
  type?: string;
  position?: unknown;
}

/** The selected rows of a list. */
export interface Selection {
  documents: Row[];
}

export type Row = Readonly<Record<string, unknown>>;

interface ListView {
  displayedHeaders: { name: string; cellFormatter?: (row: Row) => ReactNode }[];
  layout: unknown;
}

const isContentManagerApis = (apis: object): apis is ContentManagerApis =>
  ["addEditViewSidePanel", "addDocumentAction", "addBulkAction"].every((name) => name in apis);

/** Throws if Strapi's API has changed. */
function contentManagerApis(app: StrapiApp): ContentManagerApis {
  const { apis } = app.getPlugin("content-manager");
  if (!isContentManagerApis(apis)) throw new Error("Strapi's content manager no longer has the expected API");
  return apis;
}

export const addSidePanels = (app: StrapiApp, panels: SidePanelComponent[]): void =>
  contentManagerApis(app).addEditViewSidePanel((others) => [...others, ...panels]);

/** Renders `Component` below the Save and Publish buttons; on a phone, in the bar that contains them. */
export function addBelowActions(app: StrapiApp, name: string, Component: ComponentType): void {
  app.getPlugin("content-manager").injectComponent("editView", "right-links", { name, Component });
}

/** Styles Strapi's side panels on wide screens: the first one, with Publish and Save, stays in view. */
const StickyActions = createGlobalStyle`
  ${({ theme }) => theme.breakpoints.large} {
    div:has(> aside[aria-labelledby="additional-information"]) {
      flex-grow: 1;
    }

    aside[aria-labelledby="additional-information"]:first-child {
      position: sticky;
      top: 0;
      z-index: 1;
    }
  }
`;

/** Keeps Publish and Save in view while the form scrolls. */
export const keepActionsInView = (app: StrapiApp): void => addBelowActions(app, "sticky", StickyActions);

/** Removes an action from the buttons and menus of the editing screen. */
export const removeAction = (app: StrapiApp, unwanted: string): void =>
  contentManagerApis(app).addDocumentAction((actions) => actions.filter(({ type }) => type !== unwanted));

/** Returns changes by action type, such as `publish`. Each button calls it as a hook. */
type UseChanges<View> = (view: View) => Record<string, ActionDescription>;

const withChanges =
  <View>(useChanges: UseChanges<View>) =>
  (actions: Action<View>[]): Action<View>[] =>
    actions.map((action) => {
      const { position, type = "" } = action;
      const changedAction: Action<View> = (view) => {
        const [description, change] = [action(view), useChanges(view)[type]];
        const dialog = description?.dialog && { ...description.dialog, ...change?.dialog };
        return description && { ...description, ...change, ...(dialog && { dialog }) };
      };
      return Object.assign(changedAction, { type, position });
    });

/** Changes buttons of the editing screen. */
export const changeActions = (app: StrapiApp, useChanges: UseChanges<EditView>): void =>
  contentManagerApis(app).addDocumentAction(withChanges(useChanges));

/** Changes buttons for the selected rows of a list. */
export const changeBulkActions = (app: StrapiApp, useChanges: UseChanges<Selection>): void =>
  contentManagerApis(app).addBulkAction(withChanges(useChanges));

/** Renders the cells of these columns, by field name, in the lists of all types. */
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
