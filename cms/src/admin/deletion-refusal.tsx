import { type StrapiApp, useNotification } from "@strapi/strapi/admin";
import { useEffect } from "react";

const refusals = new EventTarget();

interface FailedCall {
  type?: string;
  meta?: { arg?: { endpointName?: string } };
  payload?: { message?: string };
}

/** Shows why files were not deleted. The media library has one sentence for all failures. */
function DeletionRefusal() {
  const { toggleNotification } = useNotification();
  useEffect(() => {
    const show = (event: Event) => {
      if (event instanceof CustomEvent) toggleNotification({ type: "danger", message: event.detail });
    };
    refusals.addEventListener("refused", show);
    return () => refusals.removeEventListener("refused", show);
  }, [toggleNotification]);
  return null;
}

export const deletionTranslations = {
  "upload.list.bulk-actions.delete.error": "Nothing was deleted.",
};

export function showDeletionRefusals(app: StrapiApp): void {
  app.addMiddlewares([
    () => () => (next) => (action) => {
      const { meta, payload, type } = action as FailedCall;
      if (type === "adminApi/executeMutation/rejected" && meta?.arg?.endpointName === "bulkDeleteItems") {
        refusals.dispatchEvent(new CustomEvent("refused", { detail: payload?.message }));
      }
      return next(action);
    },
  ]);
  // Of this name, it is there on every page of the panel.
  app.addComponents({ name: "future-global::deletion-refusal", Component: DeletionRefusal });
}
