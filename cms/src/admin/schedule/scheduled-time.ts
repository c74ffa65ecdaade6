import { useForm } from "@strapi/strapi/admin";

const time = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/** In the time zone of whoever reads it, and named. */
export const timeInWords = (at: Date): string => time.format(at);

export function timeIn(value: unknown): Date | undefined {
  if (!(value instanceof Date) && typeof value !== "string") return undefined;
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** What "Publish at" holds in the form, saved or not. */
export function useChosenTime(): Date | undefined {
  const value = useForm("ScheduledTime", ({ values }) =>
    "publishAt" in values ? values.publishAt : undefined,
  );
  return timeIn(value);
}
