import { Badge, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";
import { type Row, withCells } from "../list-columns";
import { timeIn } from "./scheduled-time";

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const moment = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** The date of an entry or, while it is scheduled, when it will come out: short, so that its status stays in sight. */
function dateCell({ publicationDate, publishAt }: Row): ReactNode {
  const scheduled = timeIn(publishAt);
  if (scheduled) {
    const isPast = scheduled.getTime() <= Date.now();
    return (
      <Badge variant={isPast ? "danger" : "secondary"}>
        {`${isPast ? "Was due" : "Scheduled"} ${moment.format(scheduled)}`}
      </Badge>
    );
  }
  const published = timeIn(publicationDate);
  return <Typography textColor="neutral800">{published ? day.format(published) : "-"}</Typography>;
}

/** Only posts and newsletters have such a field. */
export const dateColumn = withCells({ publicationDate: dateCell });
