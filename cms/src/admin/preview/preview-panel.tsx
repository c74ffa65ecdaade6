import { Box, Button, Typography } from "@strapi/design-system";
import { ExternalLink } from "@strapi/icons";
import { useFetchClient, useForm, useNotification } from "@strapi/strapi/admin";
import { type ReactNode, useState } from "react";
import { contentUids, redirectUid } from "../../content-types";
import { useErrorText } from "../use-error-text";

interface EditView {
  model: string;
  document?: Readonly<Record<string, unknown>>;
}

/** Beside an entry: opens the page that shows it, with the saved draft in its place. */
export function PreviewPanel({ model, document }: EditView): { title: string; content: ReactNode } | null {
  const isModified = useForm("PreviewPanel", ({ modified }) => modified);
  if (model === redirectUid || !contentUids.some((uid) => uid === model)) return null;
  return {
    title: "Preview",
    content: <PreviewButton model={model} documentId={document?.documentId} isModified={isModified} />,
  };
}

interface Props {
  model: string;
  documentId: unknown;
  isModified: boolean;
}

function PreviewButton({ model, documentId, isModified }: Props) {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const errorText = useErrorText();
  const [isOpening, setIsOpening] = useState(false);
  const isSaved = typeof documentId === "string" && !isModified;

  async function open() {
    // At the click itself: browsers block a tab that opens later.
    const tab = window.open("about:blank", "_blank");
    setIsOpening(true);
    try {
      const { data } = await get<{ data: { url: string } }>("/site-preview/link", {
        params: { model, documentId },
      });
      if (!tab) throw new Error("Your browser has blocked the new tab. Allow it for this panel.");
      tab.opener = null;
      tab.location.replace(data.data.url);
    } catch (error) {
      tab?.close();
      const message = tab ? errorText(error) : String(error);
      toggleNotification({ type: "danger", message: `There is no preview. ${message}` });
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
          {isSaved
            ? "The page with the saved draft, in a new tab. Visitors do not see it."
            : "Save first: the preview shows what is saved."}
        </Typography>
      </Box>
    </>
  );
}
