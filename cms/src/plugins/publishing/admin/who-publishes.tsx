import { Typography } from "@strapi/design-system";
import { unstable_useContentManagerContext as useContentManagerContext, useRBAC } from "@strapi/strapi/admin";
import { useMemo } from "react";
import type { SidePanelComponent } from "../../../admin/content-manager";

const action = "plugin::content-manager.explorer.publish";

/** Beside a draft of somebody who may not publish, for whom the button stays gray without a word. */
export const WhoPublishesPanel: SidePanelComponent = ({ model }) => {
  const { contentType } = useContentManagerContext();
  const permissions = useMemo(() => ({ publish: [{ action, subject: model }] }), [model]);
  const { allowedActions, isLoading } = useRBAC(permissions);
  if (isLoading || allowedActions.canPublish || !contentType?.options?.draftAndPublish) return null;
  return {
    title: "Publishing",
    content: (
      <Typography textColor="neutral800">
        Save your draft when it is ready, and tell an editor, who publishes it.
      </Typography>
    ),
  };
};
