import { Badge, Typography } from "@strapi/design-system";
import { type StrapiApp, useForm } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { dayOf, fullTime, shortTime, teamZone, useTeamZone } from "../../../admin/team-time";
import { fieldsOf } from "../../../lib/values";
import { watchCalls } from "../../../strapi/panel/calls";
import type { ActionChange, EditView, Row, SidePanelComponent } from "../../../strapi/panel/content-manager";

function timeIn(value: unknown): Date | undefined {
  if (!(value instanceof Date) && typeof value !== "string") return undefined;
  // A day without a time is no time yet.
  const time = new Date(typeof value === "string" && value.length <= 10 ? "" : value);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

const isPast = (time: Date): boolean => time.getTime() <= Date.now();

/** What "Publish at" holds in the form, saved or not. */
const useChosenTime = (): Date | undefined =>
  timeIn(useForm("ScheduledTime", ({ values }) => ("publishAt" in values ? values.publishAt : undefined)));

const isSavedTime = (chosen: Date, document: EditView["document"]): boolean =>
  timeIn(document?.publishAt)?.getTime() === chosen.getTime();

/** Beside an entry that has a time: says what will happen then. */
export const SchedulePanel: SidePanelComponent = ({ document }) => {
  const chosen = useChosenTime();
  const zone = useTeamZone();
  if (!chosen) return null;
  const isSaved = isSavedTime(chosen, document);
  const isScheduled = isSaved && !isPast(chosen);
  return {
    title: "Schedule",
    content: (
      <>
        {isScheduled && <Badge variant="secondary">{`Scheduled for ${shortTime(chosen, zone)}`}</Badge>}
        <Typography variant="omega" textColor="neutral800">
          {scheduleText(chosen, isSaved, fullTime(chosen, zone))}
        </Typography>
      </>
    ),
  };
};

function scheduleText(time: Date, isSaved: boolean, when: string): string {
  if (isPast(time) && isSaved) {
    return `The time has come: ${when}. Reload the page. If this is a draft even then, something is missing: choose Publish now, and the panel says what.`;
  }
  if (isPast(time)) return "That time has passed. Pick a later one, or choose Publish now.";
  return isSaved
    ? `This will go live on ${when}. To stop it, clear the time and save.`
    : `Save to have it go live on ${when}. To publish it at once, clear the time.`;
}

/**
 * While an entry has a time in the future, saving is what schedules it, and publishing would ignore the time. After
 * it, publishing is what is left, without the time.
 */
export function useScheduledActions({ document }: EditView): Record<string, ActionChange> {
  const chosen = useChosenTime();
  const onChange = useForm("ScheduledActions", (form) => form.onChange);
  if (!chosen) return {};
  if (isPast(chosen)) {
    return { publish: { label: "Publish now", before: () => onChange("publishAt", null) } };
  }
  const label = isSavedTime(chosen, document) ? { label: "Scheduled" } : {};
  return { publish: { ...label, disabled: true }, update: { label: "Save and schedule" } };
}

/** The date of an entry or, while it is scheduled, when it will come out: short, so that its status stays in sight. */
export const dateCell = (row: Row): ReactNode => <DateCell {...row} />;

function DateCell({ publicationDate, publishAt }: Row) {
  const zone = useTeamZone();
  const scheduled = timeIn(publishAt);
  if (scheduled) {
    return (
      <Typography
        variant="pi"
        fontWeight="semiBold"
        textColor={isPast(scheduled) ? "danger700" : "secondary700"}
      >
        {`${isPast(scheduled) ? "Was due" : "Scheduled for"} ${shortTime(scheduled, zone)}`}
      </Typography>
    );
  }
  const published = timeIn(publicationDate);
  return <Typography textColor="neutral800">{published ? dayOf(published, zone) : "-"}</Typography>;
}

/** When an entry was last changed: as short, and in the team's time as everything else. */
export const changedCell = (row: Row): ReactNode => <ChangedCell {...row} />;

function ChangedCell({ updatedAt }: Row) {
  const zone = useTeamZone();
  const changed = timeIn(updatedAt);
  return <Typography textColor="neutral800">{changed ? shortTime(changed, zone) : "-"}</Typography>;
}

/** Strapi says the same of every save; of one that schedules it is half the truth. */
export function announceSchedule(app: StrapiApp): void {
  watchCalls(app, async ({ endpoint, isRefused, payload }, tell) => {
    if (isRefused || (endpoint !== "createDocument" && endpoint !== "updateDocument")) return;
    const scheduled = timeIn(fieldsOf(fieldsOf(payload).data).publishAt);
    if (scheduled) tell("success", `Saved. It goes live on ${fullTime(scheduled, await teamZone())}.`);
  });
}
