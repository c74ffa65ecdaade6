import { Typography } from "@strapi/design-system";
import { stringField } from "../../../lib/values";
import type { ActionChange, EditView, Selection } from "../../../strapi/panel/content-manager";

const maxNames = 8;

const nameOf = (entry: unknown): string | undefined =>
  ["title", "name", "term", "from"].map((field) => stringField(entry, field)).find(Boolean);

/** Names the entry in the question before a delete. */
export function nameDeletedEntry({ document }: EditView): Record<string, ActionChange> {
  const name = nameOf(document);
  return name ? { delete: { dialog: { title: `Delete “${name}”?` } } } : {};
}

/** Counts and names the selected entries in the question before they are deleted or unpublished. */
export function nameSelectedEntries({ documents }: Selection): Record<string, ActionChange> {
  const count = documents.length === 1 ? "one entry" : `${documents.length} entries`;
  const names = documents.slice(0, maxNames).map((entry) => `“${nameOf(entry) ?? "Untitled"}”`);
  if (documents.length > maxNames) names.push(`and ${documents.length - maxNames} more`);
  const ask = (action: string, effect: string) => ({
    dialog: {
      title: `${action} ${count}?`,
      content: <Typography textAlign="center">{`${names.join(", ")}. ${effect}`}</Typography>,
    },
  });
  return {
    delete: ask("Delete", "The trash keeps what you delete for 90 days."),
    unpublish: ask("Unpublish", "Drafts stay."),
  };
}
