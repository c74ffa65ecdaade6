import { Typography } from "@strapi/design-system";
import type { ReactNode } from "react";
import { timeIn, timeInWords, useChosenTime } from "./scheduled-time";

interface EditView {
  document?: Readonly<Record<string, unknown>>;
}

/** Beside an entry that has a time: says what will happen then. */
export function SchedulePanel({ document }: EditView): { title: string; content: ReactNode } | null {
  const chosen = useChosenTime();
  if (!chosen) return null;
  const isSaved = timeIn(document?.publishAt)?.getTime() === chosen.getTime();
  return {
    title: "Schedule",
    content: (
      <Typography variant="omega" textColor="neutral800">
        {sentence(chosen, isSaved)}
      </Typography>
    ),
  };
}

function sentence(at: Date, isSaved: boolean): string {
  const isPast = at.getTime() <= Date.now();
  if (isPast && isSaved) {
    return `The time has come: ${timeInWords(at)}. Reload the page. If this is a draft even then, something is missing: choose Publish, and the panel says what.`;
  }
  if (isPast)
    return "This time is past. Choose a later one, or empty “Publish at” and choose Publish. Was it published meanwhile? Reload the page.";
  if (isSaved)
    return `The saved draft is published on ${timeInWords(at)}. To stop that, empty “Publish at” and save.`;
  return `Save to have it published on ${timeInWords(at)}. To publish it at once, empty “Publish at”.`;
}
