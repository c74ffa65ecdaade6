import { Typography } from "@strapi/design-system";
import { useForm, useRBAC } from "@strapi/strapi/admin";
import { type ReactNode, useMemo } from "react";
import { shortTime, useTeamZone } from "../../../admin/team-time";
import { dayAndTime, dayOf } from "../../../lib/team-time";
import { publishAction, updateAction } from "../../../lib/uids";
import {
  type ActionChange,
  type EditView,
  type Row,
  type SidePanelComponent,
  useContentManagerContext,
} from "../../../strapi/panel/content-manager";

function timeIn(value: unknown): Date | undefined {
  const time = new Date(value instanceof Date || typeof value === "string" ? value : "");
  return Number.isNaN(time.getTime()) ? undefined : time;
}

const isPast = (time: Date): boolean => time.getTime() <= Date.now();

/** "Publish at" in the form, saved or not. */
const useChosenTime = (): Date | undefined =>
  timeIn(useForm("ScheduledTime", ({ values }) => ("publishAt" in values ? values.publishAt : undefined)));

const isSavedTime = (chosen: Date, document: EditView["document"]): boolean =>
  timeIn(document?.publishAt)?.getTime() === chosen.getTime();

/** Rights of the user on the open type; undefined while loading. */
export function useRights() {
  const { model: subject } = useContentManagerContext();
  const permissions = useMemo(
    () => ({
      update: [{ action: updateAction, subject }],
      publish: [{ action: publishAction, subject }],
    }),
    [subject],
  );
  const { allowedActions, isLoading } = useRBAC(permissions);
  return isLoading ? undefined : allowedActions;
}

/** Side panel: when the entry goes live, or who publishes it. */
export const SchedulePanel: SidePanelComponent = ({ document }) => {
  const { contentType } = useContentManagerContext();
  const rights = useRights();
  const chosen = useChosenTime();
  const zone = useTeamZone();
  const isDraft = contentType?.options?.draftAndPublish === true;
  const mayOnlyWrite = rights?.canUpdate && !rights.canPublish;
  const day = { weekday: "long", month: "long", day: "numeric" } as const;
  const text = chosen
    ? scheduleText(chosen, isSavedTime(chosen, document), dayAndTime(chosen, zone, day))
    : isDraft && mayOnlyWrite && "Save your draft, then ask an editor to publish it.";
  return text ? { title: "Schedule", content: <Typography textColor="neutral800">{text}</Typography> } : null;
};

function scheduleText(time: Date, isSaved: boolean, when: string): string {
  if (isPast(time)) {
    return isSaved
      ? `This was due on ${when}. Reload the page. If it is still a draft, something is missing: clear the time and click Publish to see what.`
      : "That time has passed. Pick a later one, or clear it and publish.";
  }
  return isSaved
    ? `This will go live on ${when}. To stop it, clear the time and save.`
    : `Save to have it go live on ${when}. To publish it at once, clear the time.`;
}

/** Saving schedules an entry, so Publish is disabled while a time is set. */
export function useScheduledActions({ document }: EditView): Record<string, ActionChange> {
  const chosen = useChosenTime();
  if (!chosen || isPast(chosen)) return {};
  const label = isSavedTime(chosen, document) ? { label: "Scheduled" } : {};
  return { publish: { ...label, disabled: true }, update: { label: "Save and schedule" } };
}

/** Table cell: the entry's date, or its scheduled time. */
export const dateCell = (row: Row): ReactNode => <DateCell {...row} />;

function DateCell({ publicationDate, publishAt }: Row) {
  const zone = useTeamZone();
  const [scheduled, published] = [timeIn(publishAt), timeIn(publicationDate)];
  if (!scheduled) return <Typography>{published ? dayOf(published, zone) : "-"}</Typography>;
  return (
    <Typography fontWeight="semiBold" textColor={isPast(scheduled) ? "danger700" : "secondary700"}>
      {`${isPast(scheduled) ? "Was due" : "Scheduled for"} ${shortTime(scheduled, zone)}`}
    </Typography>
  );
}
