import { Box, Typography } from "@strapi/design-system";
import { useForm, useRBAC } from "@strapi/strapi/admin";
import { type ReactNode, useMemo } from "react";
import { formatShortTime, useTeamZone, useTimeFormatter } from "../../../admin/team-time";
import { formatMediumDate } from "../../../lib/team-time";
import { publishEntriesAction, updateEntriesAction } from "../../../lib/uids";
import { asRecord } from "../../../lib/values";
import { type ActionChange, type Row, useContentManagerContext } from "../../../strapi/panel/content-manager";

function parseTime(value: unknown): Date | undefined {
  const time = new Date(value instanceof Date || typeof value === "string" ? value : "");
  return Number.isNaN(time.getTime()) ? undefined : time;
}

const isPast = (time: Date): boolean => time.getTime() <= Date.now();

/** Time in "Publish at", as typed. The selector returns text, because a new `Date` would cause endless rendering. */
const useChosenTime = () => parseTime(useForm("ChosenTime", ({ values }) => asRecord(values).publishAt));
const useSavedTime = () => parseTime(useForm("SavedTime", (form) => asRecord(form.initialValues).publishAt));

/** Rights of the user on entries of the open type; undefined while loading. */
export function useEntryRights() {
  const { model: subject } = useContentManagerContext();
  const permissions = useMemo(
    () => ({
      update: [{ action: updateEntriesAction, subject }],
      publish: [{ action: publishEntriesAction, subject }],
    }),
    [subject],
  );
  const { allowedActions, isLoading } = useRBAC(permissions);
  return isLoading ? undefined : allowedActions;
}

/** Shows when the entry goes live, or who can publish it. */
export function ScheduleText() {
  const { contentType } = useContentManagerContext();
  const rights = useEntryRights();
  const chosenTime = useChosenTime();
  const savedTime = useSavedTime();
  const zone = useTeamZone();
  const hasDrafts = contentType?.options?.draftAndPublish === true;
  const canOnlyWrite = rights?.canUpdate && !rights.canPublish;
  if (!chosenTime) {
    if (!hasDrafts || !canOnlyWrite) return null;
    return <Typography variant="pi">Save your draft, then ask an editor to publish it.</Typography>;
  }
  const isSaved = chosenTime.getTime() === savedTime?.getTime();
  return (
    <Box width="100%">
      {isSaved && <ScheduledTime time={chosenTime} zone={zone} />}
      <Typography tag="p" variant="pi" textColor="neutral800">
        {scheduleAdvice(chosenTime, isSaved, zone)}
      </Typography>
    </Box>
  );
}

function scheduleAdvice(time: Date, isSaved: boolean, zone: string): string {
  if (isPast(time)) {
    return isSaved
      ? "Reload the page. If it is still a draft, clear “Publish at” and click Publish to see what is missing."
      : "That time has passed. Pick a later one, or clear it and publish.";
  }
  return isSaved
    ? "It goes live automatically. To cancel, clear “Publish at” and save."
    : `Save to publish it on ${formatShortTime(time, zone)}. To publish it now, clear “Publish at”.`;
}

/** Disables Publish while a future time is set, because saving then schedules the entry. */
export function useScheduledActions(): Record<string, ActionChange> {
  const chosenTime = useChosenTime();
  const savedTime = useSavedTime();
  if (!chosenTime || isPast(chosenTime)) return {};
  const isSaved = chosenTime.getTime() === savedTime?.getTime();
  return {
    publish: { ...(isSaved && { label: "Scheduled" }), disabled: true },
    update: { label: "Save and schedule" },
  };
}

/** Table cell: the entry's date, or its scheduled time. */
export const dateCell = (row: Row): ReactNode => <DateCell {...row} />;

function DateCell({ publicationDate, publishAt }: Row) {
  const zone = useTeamZone();
  const [scheduled, published] = [parseTime(publishAt), parseTime(publicationDate)];
  if (scheduled) return <ScheduledTime time={scheduled} zone={zone} />;
  return <Typography>{published ? formatMediumDate(published, zone) : "-"}</Typography>;
}

/** Table cell: a stored day or time, in a shorter format than Strapi's. */
export const timeCell =
  (field: string) =>
  (row: Row): ReactNode => <TimeCell value={row[field]} />;

function TimeCell({ value }: { value: unknown }) {
  const formatTime = useTimeFormatter();
  return <Typography>{formatTime(value)}</Typography>;
}

/** Scheduled time, in the list and below the buttons. */
function ScheduledTime({ time, zone }: { time: Date; zone: string }) {
  return (
    <Typography tag="p" fontWeight="semiBold" textColor={isPast(time) ? "danger700" : "secondary700"}>
      {`${isPast(time) ? "Was due" : "Scheduled for"} ${formatShortTime(time, zone)}`}
    </Typography>
  );
}
