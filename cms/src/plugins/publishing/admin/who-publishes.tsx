import { Typography } from "@strapi/design-system";
import { unstable_useContentManagerContext as useContentManagerContext, useRBAC } from "@strapi/strapi/admin";
import { useMemo } from "react";
import type { SidePanelComponent } from "../../../admin/content-manager";

const explorer = "plugin::content-manager.explorer";

/** Whether the person may publish entries of the type that is open; undefined until that is known. */
export function useMayPublish(): boolean | undefined {
  const { model } = useContentManagerContext();
  const permissions = useMemo(
    () => ({ publish: [{ action: `${explorer}.publish`, subject: model }] }),
    [model],
  );
  const { allowedActions, isLoading } = useRBAC(permissions);
  return isLoading ? undefined : allowedActions.canPublish;
}

/** Whether the person may change anything in the type that is open; a record of the panel's own nobody may. */
function useMayWrite(): boolean {
  const { model } = useContentManagerContext();
  const permissions = useMemo(
    () => ({
      create: [{ action: `${explorer}.create`, subject: model }],
      update: [{ action: `${explorer}.update`, subject: model }],
    }),
    [model],
  );
  const { allowedActions } = useRBAC(permissions);
  return Boolean(allowedActions.canCreate || allowedActions.canUpdate);
}

/** Beside a draft of somebody who may not publish, for whom the button stays gray without a word. */
export const WhoPublishesPanel: SidePanelComponent = () => {
  const { contentType } = useContentManagerContext();
  const mayPublish = useMayPublish();
  const mayWrite = useMayWrite();
  if (mayPublish !== false || !mayWrite || !contentType?.options?.draftAndPublish) return null;
  return {
    title: "Publishing",
    content: (
      <Typography textColor="neutral800">
        Save your draft when it is ready, and tell an editor, who publishes it.
      </Typography>
    ),
  };
};
