import { Box, Button, Typography } from "@strapi/design-system";
import { ExternalLink } from "@strapi/icons";
import {
  unstable_useContentManagerContext as useContentManagerContext,
  useFetchClient,
  useForm,
  useNotification,
} from "@strapi/strapi/admin";
import { useState } from "react";
import type { SidePanelComponent } from "../../../admin/content-manager";
import { BlockedTab, openInTab } from "../../../admin/open-in-tab";
import { useErrorText } from "../../../admin/use-service";

/** Beside an entry that a page shows, by `pluginOptions` of its schema: opens that page with the saved draft. */
export const PreviewPanel: SidePanelComponent = ({ model, document }) => {
  const isModified = useForm("PreviewPanel", ({ modified }) => modified);
  const { contentType } = useContentManagerContext();
  if (!contentType?.pluginOptions?.publishing) return null;
  const documentId = document?.documentId;
  const isSaved = typeof documentId === "string" && !isModified;
  return {
    title: "Preview",
    content: <PreviewButton model={model} documentId={documentId} isSaved={isSaved} />,
  };
};

function PreviewButton({
  model,
  documentId,
  isSaved,
}: {
  model: string;
  documentId: unknown;
  isSaved: boolean;
}) {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const errorText = useErrorText();
  const [isOpening, setIsOpening] = useState(false);

  async function open() {
    setIsOpening(true);
    try {
      await openInTab(async () => {
        const query = { params: { model, documentId } };
        const { data } = await get<{ data: { url: string } }>("/site-preview/link", query);
        return data.data.url;
      });
    } catch (error) {
      const reason = error instanceof BlockedTab ? error.message : errorText(error);
      toggleNotification({ type: "danger", message: `There is no preview. ${reason}` });
    } finally {
      setIsOpening(false);
    }
  }

  return (
    <>
      <Button
        variant="tertiary"
        fullWidth
        endIcon={<ExternalLink />}
        disabled={!isSaved}
        loading={isOpening}
        onClick={open}
      >
        Open preview
      </Button>
      <Box>
        <Typography variant="pi" textColor="neutral600">
          {isSaved ? "Open the page as it will look." : "Save first, then open the preview."}
        </Typography>
      </Box>
    </>
  );
}
