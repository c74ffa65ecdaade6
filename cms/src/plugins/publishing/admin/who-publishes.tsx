import { Typography } from "@strapi/design-system";
import { useRBAC } from "@strapi/strapi/admin";
import { useMemo } from "react";
import { createAction, publishAction, updateAction } from "../../../lib/uids";
import { type SidePanelComponent, useContentManagerContext } from "../../../strapi/panel/content-manager";

/** What the person may do with entries of the type that is open; undefined until that is known. */
export function useRights() {
  const { model } = useContentManagerContext();
  const permissions = useMemo(
    () => ({
      create: [{ action: createAction, subject: model }],
      update: [{ action: updateAction, subject: model }],
      publish: [{ action: publishAction, subject: model }],
    }),
    [model],
  );
  const { allowedActions, isLoading } = useRBAC(permissions);
  return isLoading ? undefined : allowedActions;
}

/** Beside a draft of somebody who may not publish, for whom the button stays gray without a word. */
export const WhoPublishesPanel: SidePanelComponent = () => {
  const { contentType } = useContentManagerContext();
  const rights = useRights();
  // A record of the panel's own nobody may change.
  const mayOnlyWrite = rights && !rights.canPublish && (rights.canCreate || rights.canUpdate);
  if (!mayOnlyWrite || !contentType?.options?.draftAndPublish) return null;
  return {
    title: "Publishing",
    content: (
      <Typography textColor="neutral800">
        Save your draft when it is ready, and tell an editor, who publishes it.
      </Typography>
    ),
  };
};
