import { Badge, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import type { Row, SidePanelComponent } from "../../../admin/content-manager";

/** In the time zone of whoever reads it, and named. */
const fullTime = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const shortTime = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

function timeIn(value: unknown): Date | undefined {
  if (!(value instanceof Date) && typeof value !== "string") return undefined;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

const isPast = (time: Date): boolean => time.getTime() <= Date.now();

/** What "Publish at" holds in the form, saved or not. */
function useChosenTime(): Date | undefined {
  const value = useForm("ScheduledTime", ({ values }) =>
    "publishAt" in values ? values.publishAt : undefined,
  );
  return timeIn(value);
}

/** Beside an entry that has a time: says what will happen then. */
export const SchedulePanel: SidePanelComponent = ({ document }) => {
  const chosen = useChosenTime();
  if (!chosen) return null;
  const isSaved = timeIn(document?.publishAt)?.getTime() === chosen.getTime();
  return {
    title: "Schedule",
    content: (
      <Typography variant="omega" textColor="neutral800">
        {scheduleText(chosen, isSaved)}
      </Typography>
    ),
  };
};

function scheduleText(time: Date, isSaved: boolean): string {
  const when = fullTime.format(time);
  if (isPast(time) && isSaved) {
    return `The time has come: ${when}. Reload the page. If this is a draft even then, something is missing: choose Publish, and the panel says what.`;
  }
  if (isPast(time)) {
    return "This time is past. Choose a later one, or empty “Publish at” and choose Publish. Was it published meanwhile? Reload the page.";
  }
  return isSaved
    ? `The saved draft is published on ${when}. To stop that, empty “Publish at” and save.`
    : `Save to have it published on ${when}. To publish it at once, empty “Publish at”.`;
}

/** While an entry has a time in the future, saving is what schedules it, and publishing would ignore the time. */
const whileScheduled = {
  publish: { label: "Scheduled", disabled: true },
  update: { label: "Save and schedule" },
};

export function useScheduledActions() {
  const chosen = useChosenTime();
  return chosen && !isPast(chosen) ? whileScheduled : undefined;
}

/** The date of an entry or, while it is scheduled, when it will come out: short, so that its status stays in sight. */
export function dateCell({ publicationDate, publishAt }: Row): ReactNode {
  const scheduled = timeIn(publishAt);
  if (scheduled) {
    return (
      <Badge variant={isPast(scheduled) ? "danger" : "secondary"}>
        {`${isPast(scheduled) ? "Was due" : "Scheduled"} ${shortTime.format(scheduled)}`}
      </Badge>
    );
  }
  const published = timeIn(publicationDate);
  return <Typography textColor="neutral800">{published ? day.format(published) : "-"}</Typography>;
}
