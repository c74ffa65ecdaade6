import { Typography } from "@strapi/design-system";
import { stringField } from "../../../lib/values";
import type { ActionDescription, EditView, Row, Selection } from "../../../strapi/panel/content-manager";

const maxNames = 8;

const nameOf = (entry: unknown): string | undefined =>
  ["title", "name", "term", "from"].map((field) => stringField(entry, field)).find(Boolean);

/** Names the entry in the question before a delete. */
export function nameDeletedEntry({ document }: EditView): Record<string, ActionDescription> {
  const name = nameOf(document);
  return name ? { delete: { dialog: { title: `Delete “${name}”?` } } } : {};
}

/** Counts and names the selected entries in the question before they are deleted or unpublished. */
export const nameSelectedEntries = ({ documents }: Selection): Record<string, ActionDescription> => ({
  delete: askAbout("Delete", documents, "The trash keeps what you delete for 90 days."),
  unpublish: askAbout(
    "Unpublish",
    documents.filter(({ status }) => status !== "draft"),
    "Drafts stay.",
  ),
});

function askAbout(action: string, entries: readonly Row[], effect: string): ActionDescription {
  const count = entries.length === 1 ? "one entry" : `${entries.length} entries`;
  const names = entries.slice(0, maxNames).map((entry) => `“${nameOf(entry) ?? "Untitled"}”`);
  if (entries.length > maxNames) names.push(`and ${entries.length - maxNames} more`);
  const content = <Typography textAlign="center">{`${names.join(", ")}. ${effect}`}</Typography>;
  return { dialog: { title: `${action} ${count}?`, content } };
}
