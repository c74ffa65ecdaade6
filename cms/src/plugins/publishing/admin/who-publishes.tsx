import { Typography } from "@strapi/design-system";
import { unstable_useContentManagerContext as useContentManagerContext, useRBAC } from "@strapi/strapi/admin";
import { useMemo } from "react";
import type { SidePanelComponent } from "../../../admin/content-manager";

const action = "plugin::content-manager.explorer.publish";

/** Whether the person may publish entries of the type that is open; undefined until that is known. */
export function useMayPublish(): boolean | undefined {
  const { model } = useContentManagerContext();
  const permissions = useMemo(() => ({ publish: [{ action, subject: model }] }), [model]);
  const { allowedActions, isLoading } = useRBAC(permissions);
  return isLoading ? undefined : allowedActions.canPublish;
}

/** Beside a draft of somebody who may not publish, for whom the button stays gray without a word. */
export const WhoPublishesPanel: SidePanelComponent = () => {
  const { contentType } = useContentManagerContext();
  const mayPublish = useMayPublish();
  if (mayPublish !== false || !contentType?.options?.draftAndPublish) return null;
  return {
    title: "Publishing",
    content: (
      <Typography textColor="neutral800">
        Save your draft when it is ready, and tell an editor, who publishes it.
      </Typography>
    ),
  };
};
