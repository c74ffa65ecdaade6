import { Box, Button, Typography } from "@strapi/design-system";
import { ExternalLink } from "@strapi/icons";
import { unstable_useContentManagerContext as useContentManagerContext, useForm } from "@strapi/strapi/admin";
import type { SidePanelComponent } from "../../../admin/content-manager";
import { useOpenPreview } from "../../../admin/use-open-preview";

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

interface PreviewButtonProps {
  model: string;
  documentId: unknown;
  isSaved: boolean;
}

function PreviewButton({ documentId, isSaved, model }: PreviewButtonProps) {
  const { isOpening, open } = useOpenPreview();
  return (
    <>
      <Button
        variant="tertiary"
        fullWidth
        endIcon={<ExternalLink />}
        disabled={!isSaved}
        loading={isOpening}
        onClick={() => open("/site-preview/link", { model, documentId })}
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
