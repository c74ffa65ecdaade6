import { Box, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { formatShortTime, useTeamZone } from "../../../admin/team-time";
import { formatMediumDate } from "../../../lib/team-time";
import { asRecord } from "../../../lib/values";
import type { ActionDescription, Row } from "../../../strapi/panel/content-manager";

function parseTime(value: unknown): Date | undefined {
  const time = new Date(value instanceof Date || typeof value === "string" ? value : "");
  return Number.isNaN(time.getTime()) ? undefined : time;
}

const isPast = (time: Date): boolean => time.getTime() <= Date.now();

/** Returns the chosen "Publish at". The selectors return text, because a new `Date` would cause endless rendering. */
function useSchedule() {
  const chosenTime = parseTime(useForm("ChosenTime", ({ values }) => asRecord(values).publishAt));
  const savedTime = parseTime(useForm("SavedTime", (form) => asRecord(form.initialValues).publishAt));
  return { chosenTime, isSaved: chosenTime?.getTime() === savedTime?.getTime() };
}

/** Shows when the entry goes live. */
export function ScheduleText() {
  const { chosenTime, isSaved } = useSchedule();
  const zone = useTeamZone();
  if (!chosenTime) return null;
  return (
    <Box width="100%">
      {isSaved && <ScheduledTime time={chosenTime} zone={zone} />}
      <Typography tag="p" variant="pi" textColor="neutral800">
        {isPast(chosenTime)
          ? "That time has passed. Clear “Publish at” and click Publish: the panel says what is missing."
          : "It goes live automatically. To cancel, clear “Publish at” and save."}
      </Typography>
    </Box>
  );
}

/** Disables Publish while a future time is set, because saving then schedules the entry. */
export function useScheduledActions(): Record<string, ActionDescription> {
  const { chosenTime, isSaved } = useSchedule();
  if (!chosenTime || isPast(chosenTime)) return {};
  return {
    publish: { ...(isSaved && { label: "Scheduled" }), disabled: true },
    update: { label: "Save and schedule" },
  };
}

/** Table cell: the scheduled time if there is one, otherwise the publication date. */
export const dateCell = (row: Row) => <DateCell {...row} />;

function DateCell({ publicationDate, publishAt }: Row) {
  const zone = useTeamZone();
  const [scheduled, published] = [parseTime(publishAt), parseTime(publicationDate)];
  if (scheduled) return <ScheduledTime time={scheduled} zone={zone} />;
  return <Typography>{published ? formatMediumDate(published, zone) : "-"}</Typography>;
}

function ScheduledTime({ time, zone }: { time: Date; zone: string }) {
  return (
    <Typography tag="p" fontWeight="semiBold" textColor={isPast(time) ? "danger700" : "secondary700"}>
      {`${isPast(time) ? "Was due" : "Scheduled for"} ${formatShortTime(time, zone)}`}
    </Typography>
  );
}
