import type { StrapiApp } from "@strapi/strapi/admin";
import { formWords, statusWords } from "../../leads/words";
import { confirmationWords, subscriptionWords } from "../../subscriptions/words";
import { AboutLead } from "./about-panel";
import { AboutSubscription } from "./about-subscription";
import { leadColumns } from "./columns";
import { leadLayout } from "./edit-layout";
import { leadFilters } from "./filters";
import { LeadListActions } from "./list-actions";

type AddSidePanels = (panels: (typeof AboutLead)[]) => void;

const loadAssigneeInput = () => import("./assignee-input");

/** The values of a lead's and a subscription's choices are shown by these. */
export const leadTranslations = { ...formWords, ...statusWords, ...subscriptionWords, ...confirmationWords };

export function registerLeadInputs(app: StrapiApp): void {
  app.customFields.register({
    name: "assignee",
    type: "string",
    intlLabel: { id: "assignee.label", defaultMessage: "Assignee" },
    intlDescription: { id: "assignee.description", defaultMessage: "A person of the team" },
    components: { Input: loadAssigneeInput },
  });
}

export function extendLeadViews(app: StrapiApp): void {
  const contentManager = app.getPlugin("content-manager");
  contentManager.injectComponent("listView", "actions", { name: "lead-actions", Component: LeadListActions });
  // The panel's types leave open what a plugin offers.
  const addSidePanels = contentManager.apis.addEditViewSidePanel as AddSidePanels;
  addSidePanels([AboutLead, AboutSubscription]);
  app.registerHook("Admin/CM/pages/ListView/inject-column-in-table", leadColumns);
  app.registerHook("Admin/CM/pages/ListView/inject-in-filters", leadFilters);
  app.registerHook("Admin/CM/pages/EditView/mutate-edit-view-layout", leadLayout);
}
